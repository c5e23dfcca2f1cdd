/** What a partner did with one request, as `tools/record-partner.ts` saw it. All data in it is made up. */
export interface RecordedCase {
  /** what the request is for, or the fault mode of the sandbox */
  name: string;
  asked: { method: 'GET' | 'POST'; path: string; authorized: boolean; body?: Record<string, unknown> };
  answered:
    | { outcome: 'answered'; pace: 'at-once' | 'late' | 'dripping'; status: number; contentType: string; body: string }
    /** took the request and never said a word · dropped the connection */
    | { outcome: 'silent' | 'hung-up' };
}

/** The cases of one partner, in the order in which they were recorded. */
export interface Recording {
  partner: string;
  cases: RecordedCase[];
}

/** A partner's response to one request, as `tools/record-partner.ts` recorded it. All data in it is made up. */
export interface RecordedCase {
  /** the purpose of the request, or the fault mode of the sandbox */
  name: string;
  asked: { method: 'GET' | 'POST'; path: string; authorized: boolean; body?: Record<string, unknown> };
  answered:
    | { outcome: 'answered'; pace: 'at-once' | 'late' | 'dripping'; status: number; contentType: string; body: string }
    /** accepted the request and never answered · dropped the connection */
    | { outcome: 'silent' | 'hung-up' };
}

/** The cases of one partner, in the order in which they were recorded. */
export interface Recording {
  partner: string;
  cases: RecordedCase[];
}

/** One request of a recording. `mode` is how the sandbox behaves meanwhile: normal unless said otherwise. */
export interface RequestPlan {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: Record<string, unknown>;
  authorized?: boolean;
  mode?: string;
}

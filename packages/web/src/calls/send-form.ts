/** Aborts an upload without progress for this long. */
const stallMs = 60_000;

/** Files by their names in the endpoint. */
export type FilesToSend = Readonly<Record<string, File | readonly File[]>>;

/**
 * Sends files with the body as `multipart/form-data`. Uses XMLHttpRequest, because `fetch` does not report upload
 * progress.
 *
 * @throws TypeError without a response, DOMException AbortError when the caller's signal aborted it
 */
export function sendForm(
  address: string,
  options: {
    method: string;
    files: FilesToSend;
    body?: unknown;
    headers: Record<string, string>;
    onProgress?: (share: number) => void;
    signal?: AbortSignal;
  },
): Promise<Response> {
  const { headers, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), stallMs);
    };
    const end = (act: () => void) => () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', abort);
      act();
    };
    const abort = () => request.abort();
    const fail = () =>
      reject(signal?.aborted ? new DOMException('Aborted', 'AbortError') : new TypeError('No answer to the upload'));
    request.upload.addEventListener('progress', (event) => {
      watch();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener(
      'load',
      end(() => resolve(new Response(request.responseText, { status: request.status }))),
    );
    request.addEventListener('error', end(fail));
    request.addEventListener('abort', end(fail));
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', abort);
    request.open(options.method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    watch();
    request.send(formOf(options.files, options.body));
  });
}

/** The form: the JSON of the body in its own part, before the files. */
function formOf(files: FilesToSend, body: unknown): FormData {
  const form = new FormData();
  if (body !== undefined) form.append('fields', JSON.stringify(body));
  for (const [name, given] of Object.entries(files)) for (const file of [given].flat()) form.append(name, file);
  return form;
}

/** How often the import of a file has failed, by its name in the build. */
const failures = new Map<string, number>();

/**
 * Imports a lazy file; the build replaces every `import()` of the sources by it (build/import-lazy-files.ts). According
 * to the HTML standard a browser may cache the failure of a module, and then reject every further import of its URL
 * without a request. So each try after a failure has another URL.
 *
 * @param file its URL relative to the importing file, unique in the build by the hash in its name
 * @param load imports a URL; written in the importing file, to which the URL is relative
 */
export async function importLazyFile(file: string, load: (url: string) => Promise<unknown>): Promise<unknown> {
  const failed = failures.get(file) ?? 0;
  try {
    return await load(failed === 0 ? file : `${file}?again=${failed}`);
  } catch (error) {
    // concurrent imports have failed with the same URL
    failures.set(file, failed + 1);
    throw error;
  }
}

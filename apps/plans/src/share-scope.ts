/** What a host provides for one version of a package (the share scope of Module Federation). */
type Offer = { lib?: (() => unknown) | null; get?: () => Promise<() => unknown> | (() => unknown) };
/** Packages by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Offer>> | undefined>>;

/** The packages that the host provides, with the major version that this build requires. */
const requiredVersions = { react: 19, 'react-dom': 19 } as const;
type SharedName = keyof typeof requiredVersions;

const libraries = new Map<string, unknown>();

/**
 * Loads the shared packages from a scope.
 *
 * @throws Error when the scope has no version of the required major
 */
export async function acceptSharedScope(scope: ShareScope): Promise<void> {
  for (const [name, major] of Object.entries(requiredVersions)) {
    const found = Object.entries(scope[name] ?? {}).find(([version]) => Number.parseInt(version, 10) === major);
    if (!found) throw new Error(`the host shares no ${name} ${major}`);
    const [, { lib, get }] = found;
    libraries.set(name, lib ? lib() : (await get?.())?.());
  }
}

/** A loaded shared package. @throws Error before it is loaded */
export function shared(name: SharedName): unknown {
  const library = libraries.get(name);
  if (!library) throw new Error(`${name} was not taken from the host yet`);
  return library;
}

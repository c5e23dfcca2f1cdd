/** What a host offers of one version of a package (the share scope of Module Federation). */
type Offer = { lib?: (() => unknown) | null; get?: () => Promise<() => unknown> | (() => unknown) };
/** Packages by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Offer>> | undefined>>;

/** The packages that are the host's, with the versions that this build goes with: any of the major. */
const requiredVersions = { react: 19, 'react-dom': 19 } as const;
type SharedName = keyof typeof requiredVersions;

const libraries = new Map<string, unknown>();

/**
 * Takes the shared packages from a scope.
 *
 * @throws Error when it has none of a major that this build goes with
 */
export async function acceptSharedScope(scope: ShareScope): Promise<void> {
  for (const [name, major] of Object.entries(requiredVersions)) {
    const found = Object.entries(scope[name] ?? {}).find(([version]) => Number.parseInt(version, 10) === major);
    if (!found) throw new Error(`the host shares no ${name} ${major}`);
    const [, { lib, get }] = found;
    libraries.set(name, lib ? lib() : (await get?.())?.());
  }
}

/** A package that was taken. @throws Error before that */
export function shared(name: SharedName): unknown {
  const library = libraries.get(name);
  if (!library) throw new Error(`${name} was not taken from the host yet`);
  return library;
}

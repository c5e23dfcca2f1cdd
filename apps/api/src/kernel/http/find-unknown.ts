import type { z } from 'zod';

type Path = readonly PropertyKey[];

/**
 * The fields of a value that its schema does not name, at any depth. A strict object reports its own while it is parsed,
 * so it is not searched for them here; what is within it is. Of a union the variant counts that accepts the value.
 */
export function findUnknown(schema: z.core.$ZodType, value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  // zod types a definition by its kind only once it is narrowed by `type`
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return inObject(def, value as Record<string, unknown>, path);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => findUnknown(def.element, item, [...path, index]))
        : [];
    case 'record':
      return Object.entries(value).flatMap(([key, item]) => findUnknown(def.valueType, item, [...path, key]));
    case 'union':
      return inUnion(def.options, value, path);
    case 'pipe':
      return findUnknown(def.in._zod.def.type === 'transform' ? def.out : def.in, value, path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return findUnknown(def.innerType, value, path);
    default:
      return [];
  }
}

function inObject({ shape, catchall }: z.core.$ZodObjectDef, value: Record<string, unknown>, path: Path): Path[] {
  return Object.entries(value).flatMap(([key, item]): Path[] => {
    const part = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (part) return findUnknown(part, item, [...path, key]);
    return catchall ? [] : [[...path, key]];
  });
}

function inUnion(options: readonly z.core.$ZodType[], value: unknown, path: Path): Path[] {
  const accepting = options.filter((option) => (option as z.ZodType).safeParse(value).success);
  const found = accepting.map((option) => findUnknown(option, value, path));
  return found.find((unknown) => unknown.length === 0) ?? found[0] ?? [];
}

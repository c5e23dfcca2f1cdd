import { canUse, type ModuleFlags } from '@estrada/domain/access/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import { findParameterKind, type ParameterKind } from '@estrada/domain/parameters/index';
import { callerOf, type RequestContext } from '../../kernel/context.ts';

/** Returns the kind of a name to a caller who may use it. */
export type KindFor = (typeName: string, context: RequestContext) => ParameterKind;

/**
 * The call itself is open to users of any kind; this checks the capability of the named one.
 *
 * @returns a function that throws SEC004: out of reach for an unknown kind, not allowed for one that the caller may not
 * use
 */
export const makeKindFor =
  (modules: ModuleFlags): KindFor =>
  (typeName, context) => {
    const kind = findParameterKind(typeName);
    if (!kind) throw new DomainError('SEC004');
    if (!canUse(kind.capability, callerOf(context).viewer, modules)) throw notAllowed();
    return kind;
  };

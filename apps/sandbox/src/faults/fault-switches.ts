import type { FaultMode } from './fault-modes.ts';

/** `remaining` calls are still answered in this mode; `null` means until it is changed. */
export type FaultSetting = { mode: FaultMode; remaining: number | null };

const NORMAL: FaultSetting = { mode: 'normal', remaining: null };

/** How each partner behaves now. In memory: a restarted sandbox is a healthy one. */
export class FaultSwitches<Id extends string> {
  readonly #settings: Map<Id, FaultSetting>;

  constructor(partners: readonly Id[]) {
    this.#settings = new Map(partners.map((partner) => [partner, NORMAL]));
  }

  /** Switches a partner; with `times` it returns to normal after that many calls. */
  set(partner: Id, mode: FaultMode, times?: number): FaultSetting {
    const setting = mode === 'normal' ? NORMAL : { mode, remaining: times ?? null };
    this.#settings.set(partner, setting);
    return setting;
  }

  /** The setting of a partner, without using up a call. */
  of(partner: Id): FaultSetting {
    return this.#settings.get(partner) ?? NORMAL;
  }

  /** The mode in which this one call is answered; uses up one of the `times`. */
  take(partner: Id): FaultMode {
    const { mode, remaining } = this.of(partner);
    if (remaining !== null) this.set(partner, remaining > 1 ? mode : 'normal', remaining - 1);
    return mode;
  }

  /** The settings of all partners by id. */
  all(): Record<string, FaultSetting> {
    return Object.fromEntries(this.#settings);
  }
}

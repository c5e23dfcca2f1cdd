import { DomainError, type ErrorCode } from '@estrada/domain/errors/index';

/** A refusal whose status differs from the catalogue's: SEC004 is 404 for a record out of reach and 403 for a wrong role. */
export class StatusOverride extends DomainError {
  readonly status: number;
  constructor(code: ErrorCode, status: number) {
    super(code);
    this.status = status;
  }
}

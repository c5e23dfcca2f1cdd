import type { RecordScope } from '@estrada/domain/access/index';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns that identify the owners of a table's records. */
export interface ScopedColumns {
  dealerId: PgColumn;
  sellerId: PgColumn;
  /** the client's document, where customers reach the records about them; without it only those that they created */
  customerDocument?: PgColumn;
}

/**
 * The scope of a viewer as a condition on a table that has a dealer and a seller.
 *
 * @returns undefined for no restriction, null when nothing can match
 */
export function scopeFilter(scope: RecordScope, columns: ScopedColumns): SQL | undefined | null {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'none':
      return null;
    case 'dealers':
      return inArray(columns.dealerId, [...scope.dealerIds]);
    case 'dealer':
      return eq(columns.dealerId, scope.dealerId);
    case 'own':
      return and(eq(columns.dealerId, scope.dealerId), eq(columns.sellerId, scope.userId));
    case 'customer': {
      const { customerDocument } = columns;
      if (!customerDocument) return and(eq(columns.dealerId, scope.dealerId), eq(columns.sellerId, scope.userId));
      if (scope.document === null) return null;
      return and(eq(columns.dealerId, scope.dealerId), eq(customerDocument, scope.document));
    }
  }
}

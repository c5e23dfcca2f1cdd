import { paths } from '../../paths.ts';

/** The names in the address of contracting insurance. */
export const inAddress = { record: 'contratacao', step: 'etapa', view: 'vista', proposal: 'proposta' } as const;
/** The step before there is a proposal. */
export const startStep = 'inicio';
const detailView = 'detalhe';

/** The page of a proposal that could still be filled in, without its steps. */
export const detailOf = (id: string): string => `${paths.insurance(id)}&${inAddress.view}=${detailView}`;
export const isDetail = (search: URLSearchParams): boolean => search.get(inAddress.view) === detailView;

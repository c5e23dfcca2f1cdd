export { DateInput } from './inputs/date-input.tsx';
export { PhoneInput, ZipInput } from './inputs/digit-inputs.tsx';
export { DocumentInput } from './inputs/document-input.tsx';
export { MoneyInput } from './inputs/money-input.tsx';
export { PercentInput } from './inputs/percent-input.tsx';
export { ConfirmModal } from './parts/confirm-modal.tsx';
export { type DataColumn, DataTable } from './parts/data-table.tsx';
export { PageHeading } from './parts/page-heading.tsx';
export { EmptyState, ErrorState } from './parts/states.tsx';

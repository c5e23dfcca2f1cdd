export * from './business-hours.ts';
export * from './consortium-lead-form.ts';
export * from './lead.machine.ts';
export * from './lead.table.ts';
export * from './lead-access.ts';
export * from './lead-delivery.ts';
export * from './lead-forms.ts';

import { Presentation } from './desk/presentation.tsx';
import { LinkDialog } from './record/customer-link/link-dialog.tsx';
import { IncomeDialog } from './record/income-dialog.tsx';
import { TablesDialog } from './record/tables-dialog.tsx';
import { ClientDialog } from './steps/client-dialog.tsx';

/** The dialogs that acts on the simulation open: none is needed before the simulator can be used. */
export function SimulatorDialogs() {
  return (
    <>
      <ClientDialog />
      <IncomeDialog />
      <TablesDialog />
      <LinkDialog />
      <Presentation />
    </>
  );
}

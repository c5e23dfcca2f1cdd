import { formatMoney } from '@estrada/domain/formats/index';
import { consentTexts } from '@estrada/domain/proposals/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { openPdf } from '@estrada/web/files/open-file.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import type { ClientNeed } from '../model/check-draft.ts';
import { requestOf } from '../model/draft.ts';
import type { useDrafts } from '../model/use-drafts.ts';
import type { FieldErrors } from '../model/use-field-errors.ts';
import type { Quote } from '../model/use-quote.ts';
import type { useSteps } from '../model/use-steps.ts';
import { strings } from '../strings.ts';
import { type Act, useActs } from './use-acts.ts';
import { type Recalculated, recalculationOf, useRecord } from './use-record.ts';

type JourneySurroundings = {
  dealerId: string;
  drafts: ReturnType<typeof useDrafts>;
  quote: Quote;
  item: SimulationItem | null;
  errors: FieldErrors;
  steps: ReturnType<typeof useSteps>;
  /** moves what is stored with the draft */
  onSaved: (id: string) => void;
};

/** The acts on a simulation: save, copy, print, recalculate, pre-approval, create a proposal. */
export function useJourney({ dealerId, drafts, quote, item, errors, steps, onSaved }: JourneySurroundings) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const requestPreApproval = useAct('requestPreApproval');
  const submitProposal = useAct('submitProposal');
  /** an act that waits for the client's data */
  const [waiting, setWaiting] = useState<{ act: Act; need: ClientNeed } | null>(null);
  /** the previous figures of a recalculation, while its figures are on the screen */
  const [recalculated, setRecalculated] = useState<Recalculated | null>(null);
  const [isAskingIncome, askIncome] = useState(false);
  /** the saved simulation whose links are on the screen */
  const [linksOf, setLinksOf] = useState<string | null>(null);
  const acts = useActs(showRefusal);
  const term = item?.term ?? null;
  const record = useRecord({
    dealerId,
    drafts,
    quote,
    term,
    onSaved: (id) => {
      onSaved(id);
      steps.goTo(steps.step, { id, replace: true });
    },
  });

  function showRefusal(error: ApiError, act: Act): void {
    errors.refuse(error.fields);
    if (error.fields.some(({ path }) => path.startsWith('client.'))) {
      setWaiting({ act, need: act === 'preApproval' ? 'preApproval' : 'saving' });
    }
  }

  const work: Readonly<Record<Act, () => Promise<void>>> = {
    save: async () => announce((await record.save()).code, 'saved'),
    copy: async () => announce((await record.saveCopy()).code, 'savedCopy'),
    reload: record.reload,
    recalculate: async () => {
      setRecalculated(await record.recalculate());
    },
    print: () =>
      openPdf(`${t('pdf.name')}.pdf`, async () => {
        const id = await record.ensureSaved();
        return api.printSimulation({ params: { id }, query: { language } });
      }),
    printChoice: () =>
      openPdf(`${t('choicePdf.name')}.pdf`, async () => {
        const id = await record.ensureSaved();
        return api.printProductChoice({ params: { id } });
      }),
    preApproval: async () => {
      if (term === null) return;
      const simulationId = await record.ensureSaved();
      const authorization = {
        creditRegistry: true,
        privacyNotice: true,
        textVersion: consentTexts.creditRegistry.version,
      } as const;
      const answer = await requestPreApproval.run({ body: { simulationId, term, authorization } });
      const { status, result, consultedAt, pricingTier } = answer;
      drafts.keepPreApproval(simulationId, { status, result, consultedAt, pricingTier, term, isOutdated: false });
      await record.reprice({ simulationId, pricingTier }, (before, after) => {
        if (before === after) return null;
        const words = { tier: pricingTier ?? '', term, before: formatMoney(before), after: formatMoney(after) };
        return t(pricingTier === null ? 'tier.gone' : 'tier.change', words);
      });
    },
    link: async () => setLinksOf(await record.ensureSaved()),
    proposal: async () => {
      if (term === null) return;
      const simulationId = await record.ensureSaved();
      const proposal = await submitProposal.run({ query: {}, body: { simulationId, term } });
      await navigate(paths.proposal(proposal.id));
    },
  };

  function announce(code: string, key: 'saved' | 'savedCopy'): void {
    showAlert({ type: 'success', text: t(key, { code }) });
  }

  /** Starts an act. If it requires the client and the data is incomplete, the client dialog opens first. */
  function start(act: Act, need: ClientNeed = 'figures'): void {
    // the dialog opens without messages; a second attempt shows what is still wrong
    const isReady = waiting ? errors.demandClient(need) : errors.servesNeed(need);
    if (need !== 'figures' && !isReady) {
      setWaiting({ act, need });
      return;
    }
    setWaiting(null);
    void acts.run(act, work[act]);
  }

  return {
    act: acts.act,
    problem: acts.problem,
    dismissProblem: acts.dismiss,
    recalculated: recalculated?.of === recalculationOf(requestOf(drafts.draft)) ? recalculated : null,
    dismissRecalculated: () => setRecalculated(null),
    waiting,
    stopWaiting: () => setWaiting(null),
    isAskingIncome,
    askIncome,
    updateIncome: record.updateIncome,
    save: () => start('save', 'saving'),
    copy: () => start('copy', 'saving'),
    reload: () => start('reload'),
    recalculate: () => start('recalculate'),
    print: () => start('print', 'saving'),
    printChoice: () => start('printChoice', 'saving'),
    askBureau: () => start('preApproval', 'preApproval'),
    propose: () => start('proposal', 'saving'),
    sendLink: () => start('link', 'saving'),
    linksOf,
    closeLinks: () => setLinksOf(null),
    resume: () => waiting && start(waiting.act, waiting.need),
  };
}

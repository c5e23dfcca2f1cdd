import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describeEntry, describePayments, summarisePayments } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Modal } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { priceOf } from '../model/entry.ts';
import { differingLines } from '../model/scenario.ts';
import { countedWorth } from '../model/trade-in.ts';
import { OfferCost } from '../offer/offer-cost.tsx';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { OfferRights } from '../offer/offer-rights.tsx';
import { TermChoice } from '../offer/term-choice.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { useOffer } from '../use-offer.ts';
import './presentation.css';
import { ScenarioLinesList } from './scenarios.tsx';

const paddingInline = 'clamp(16px, 3vw, 56px)';

/** Shows the screen to the client: only while the figures are up to date, and their offer is available. */
export function PresentButton() {
  const t = useStrings(strings);
  const { presentation, mayPresent } = useSharedSimulator();
  return (
    <Button variant="default" disabled={!mayPresent} onClick={presentation.open}>
      {t('present')}
    </Button>
  );
}

/** The offer as the client reads it: large, and without the details between dealer, manufacturer and lender. */
export function Presentation() {
  const t = useStrings(strings);
  const { presentation, mayPresent, draft, item, quote } = useSharedSimulator();
  const { isOpen, close } = presentation;
  return (
    <Modal
      opened={isOpen && mayPresent}
      onClose={close}
      fullScreen
      title={[draft.vehicleLabel || t('present.title'), draft.colour].filter(Boolean).join(' · ')}
      closeButtonProps={{ 'aria-label': t('present.close') }}
      className="presentation"
      // the header of a dialog is designed for one in the middle of a page
      styles={{
        title: { fontSize: 'clamp(1.25rem, 2.5vw, 2rem)' },
        header: { paddingInline },
        body: { paddingInline },
      }}
      transitionProps={{ duration: 0 }}
    >
      {item && quote.result ? <Offer item={item} items={quote.result.simulationItems} /> : null}
    </Modal>
  );
}

/** The pinned scenarios side by side, once there are two to compare; one whose offer has ended is not shown. */
function PinnedScenarios() {
  const t = useStrings(strings);
  const { scenarios } = useSharedSimulator();
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const pinned = scenarios.pinned.filter(({ figures }) => figures.validUntil >= today);
  if (pinned.length < 2) return null;
  const differing = differingLines(pinned);
  return (
    // not a landmark: the panel behind has the same name
    <div>
      <h3>{t('scenarios')}</h3>
      <ol className="scenario-cards">
        {pinned.map((scenario, index) => (
          <li key={scenario.id}>
            <h4>{t('scenarios.name', { number: index + 1 })}</h4>
            <ScenarioLinesList scenario={scenario} differing={differing} isForClient />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Offer({ item, items }: { item: SimulationItem; items: readonly SimulationItem[] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, dealerName, showsRates, update } = useSharedSimulator();
  const offer = useOffer(item);
  const move = (by: 1 | -1) => () => {
    const next = items[items.indexOf(item) + by];
    if (next) update({ selectedTerm: next.term });
  };
  useHotkeys([
    ['ArrowLeft', move(-1)],
    ['ArrowRight', move(1)],
  ]);
  return (
    <>
      {dealerName ? <p className="presentation-dealer">{dealerName}</p> : null}
      <section aria-live="polite" className="presentation-figure">
        <strong>{preventAmountBreaks(describePayments(summarisePayments(item), language, 'exact'))}</strong>
        <span>{t('present.cet', { cet: formatCet(item.cetAnnualPct) })}</span>
        <span>
          {preventAmountBreaks(
            t('present.values', {
              price: formatMoney(priceOf(draft) ?? 0),
              entry: describeEntry(draft.entryValueCents ?? 0, countedWorth(draft), language),
            }),
          )}
        </span>
      </section>
      {items.length > 1 ? (
        <TermChoice terms={items} chosen={item.term} onChoose={(term) => update({ selectedTerm: term })} />
      ) : null}
      <PinnedScenarios />
      <div className="presentation-columns">
        <section>
          <h3>{t('present.conditions')}</h3>
          <OfferFacts offer={offer} without={showsRates ? undefined : 'rate'} />
        </section>
        <section>
          <h3>{t('present.cost')}</h3>
          <OfferCost offer={offer} />
        </section>
      </div>
      <OfferRights offer={offer} />
    </>
  );
}

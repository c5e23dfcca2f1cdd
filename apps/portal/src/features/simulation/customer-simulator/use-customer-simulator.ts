import { isZip } from '@estrada/domain/people/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { readDraft, writeDraft } from '@estrada/web/session/draft-store.ts';
import { useMessages } from '@estrada/web/strings/use-messages.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Answers,
  answersOfCall,
  type Field,
  fieldOfCall,
  noAnswers,
  problemsOf,
  type Question,
  questionOf,
  questions,
  requestOf,
  withoutCar,
} from './answers.ts';
import { strings } from './strings.ts';
import { useLookup } from './use-lookup.ts';

export type Figure = CallAnswer<'simulateForCustomer'>;
/** A figure with the answers that it was computed from. */
export type Shown = { answers: Answers; figure: Figure };
export type Sent = CallAnswer<'createCustomerLead'> & { way: 'CALL' | 'WHATSAPP' | 'EMAIL' };
export type View = Question | 'result' | 'request' | 'sent';

/** Each view has an entry in the history, so that going back is going back one question. */
const hashes: Readonly<Record<View, string>> = {
  car: '',
  entry: '#entrada',
  place: '#cep',
  plan: '#prazo',
  result: '#resultado',
  request: '#contato',
  sent: '#enviado',
};

// without a session the draft belongs to the tab; nothing in it identifies a person
const owner = 'stranger';
const key = 'customer-simulator';

/** The hash of a link that was mailed: its secret is in no request for the page. */
const returnHash = '#volta=';

/** The figure of a link as it was. */
type Returned = CallAnswer<'openReturnLink'>['before'];

const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return error.words;
};

/** The dealer that the address names, and whether it serves clients who come without a login. */
function useDealerOfLink(isReady: boolean) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const id = isReady ? new URLSearchParams(search).get('dealer') || null : null;
  const lookup = useLookup(id, (signal) => api.readCustomerDealer({ params: { id: id! }, signal }));
  return {
    dealer: lookup.data ?? null,
    isLoading: lookup.isLoading,
    error: lookup.error,
    retry: lookup.retry,
    drop: () => void navigate({ search: '', hash }, { replace: true }),
  };
}

/** The lists of the vehicle table, each from the choice above it; here, where they outlive the question. */
function useCarLists({ vehicleType, manufacturerId, modelId, versionId }: Answers) {
  const query = { vehicleType };
  const keyOf = (id: number | null) => (id === null ? null : `${vehicleType}/${id}`);
  return {
    manufacturers: useLookup(String(vehicleType), (signal) => api.listCustomerManufacturers({ query, signal })),
    models: useLookup(keyOf(manufacturerId), (signal) =>
      api.listCustomerModels({ query: { ...query, manufacturerId: manufacturerId! }, signal }),
    ),
    versions: useLookup(keyOf(modelId), (signal) =>
      api.listCustomerVersions({ params: { modelId: modelId! }, query, signal }),
    ),
    years: useLookup(keyOf(versionId), (signal) =>
      api.listCustomerYears({ params: { versionId: versionId! }, query, signal }),
    ),
  };
}

/** The answers, the figure that they gave, a figure kept for comparing, and where in the page the client is. */
export function useCustomerSimulator() {
  const message = useMessages();
  const t = useStrings(strings);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  // the build prerenders the page for all visitors: what only this one has follows after the first render
  const [isReady, setReady] = useState(false);
  const [answers, setAnswers] = useState(noAnswers);
  const [shown, setShown] = useState<Shown | null>(null);
  const [kept, setKept] = useState<Shown | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [returned, setReturned] = useState<Returned | null>(null);
  const [checked, setChecked] = useState<readonly Question[]>([]);
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isOfferRefused, setOfferRefused] = useState(false);
  /** counts the refusals of a form, each of which moves the focus */
  const [refusals, setRefusals] = useState(0);
  const { busy, run } = useBusy<'simulate'>();
  const link = useDealerOfLink(isReady);
  const lists = useCarLists(answers);
  const { zipCode } = answers;
  const place = useLookup(isZip(zipCode) ? zipCode : null, (signal) =>
    api.readCustomerPostalCode({ params: { zip: zipCode }, signal }),
  );
  const dealerId = link.dealer?.id;
  const state = dealerId ? undefined : place.data?.state;
  // here, so that going through the questions requests them once
  const campaigns = useLookup(isReady && !link.isLoading && !link.error ? `${dealerId ?? state}` : null, (signal) =>
    api.listCustomerCampaigns({ query: { ...(dealerId ? { dealerId } : {}), ...(state ? { state } : {}) }, signal }),
  );
  const hasDealer = link.dealer !== null;
  const problems = problemsOf(answers, hasDealer);
  const isStale = shown !== null && JSON.stringify(shown.answers) !== JSON.stringify(answers);

  useEffect(() => {
    const before = readDraft<Answers>(owner, key);
    if (before) setAnswers({ ...noAnswers, ...before });
    setReady(true);
  }, []);
  useEffect(() => {
    if (isReady) writeDraft(owner, key, answers);
  }, [isReady, answers]);

  const asked = (Object.keys(hashes) as View[]).find((view) => hashes[view] === hash) ?? 'car';
  const firstOpen = problems[0] ? questionOf[problems[0][0]] : 'plan';
  const view = !isReady ? 'car' : viewOf(asked, { hasFigure: shown !== null, isSent: sent !== null, firstOpen });

  const go = (next: View) => void navigate({ search, hash: hashes[next] });

  /** Shows the problems of these questions, and goes to the first one. @returns whether there are any */
  function refuse(of: readonly Question[]): boolean {
    setChecked((before) => [...new Set([...before, ...of])]);
    const first = problems.find(([field]) => of.includes(questionOf[field]));
    if (!first) return false;
    setRefusals((count) => count + 1);
    if (of.length > 1 && questionOf[first[0]] !== view && view !== 'result') go(questionOf[first[0]]);
    return true;
  }

  /** @param before of a link: the page goes on by what comes of it. @returns whether there is a figure */
  async function simulate(next: Answers = answers, before: Returned | null = null): Promise<boolean> {
    let isDone = false;
    await run('simulate', async () => {
      setFailure(null);
      setOfferRefused(false);
      setRefused({});
      setReturned(before);
      try {
        const figure = await api.simulateForCustomer({ body: requestOf(next, link.dealer?.id) });
        setAnswers(next);
        setShown({ answers: next, figure });
        isDone = true;
        if (!before) go('result');
      } catch (error) {
        const words = messageOf(error);
        const ofOffer = (error as ApiError).fields.find(({ key }) => key.startsWith('offer.'));
        setOfferRefused(ofOffer !== undefined);
        if (ofOffer) return setFailure(ofOffer.message);
        const atFields = (error as ApiError).fields.flatMap(({ path, message }) => {
          const field = fieldOfCall(path);
          return field ? [[field, message] as const] : [];
        });
        if (!atFields[0]) return setFailure(words);
        setRefused(Object.fromEntries(atFields));
        setRefusals((count) => count + 1);
        if (view !== 'result' && !before) go(questionOf[atFields[0][0]]);
      }
    });
    return isDone;
  }

  const token = isReady && !link.isLoading && hash.startsWith(returnHash) ? hash.slice(returnHash.length) : null;
  const openLink = useEffectEvent(async (secret: string) => {
    try {
      const { answers: given, before } = await api.openReturnLink({ body: { token: secret } });
      const restored = answersOfCall(given, before);
      setAnswers(restored);
      const isDone = await simulate(restored, before);
      // the secret leaves the address
      void navigate({ search, hash: isDone ? hashes.result : hashes.car }, { replace: true });
    } catch (error) {
      setFailure(error instanceof ApiError && error.code === 'SEC004' ? t('return.ended') : messageOf(error));
      void navigate({ search, hash: '' }, { replace: true });
    }
  });
  useEffect(() => {
    if (token !== null) void openLink(token);
  }, [token]);

  // after a reload the answers are still there, and give the figure again
  const isToRepeat = isReady && !link.isLoading && !shown && !sent && asked === 'result' && problems.length === 0;
  const repeat = useEffectEvent(() => void simulate());
  useEffect(() => {
    if (isToRepeat) repeat();
  }, [isToRepeat]);

  return {
    isReady,
    link,
    lists,
    place,
    campaigns,
    answers,
    shown,
    kept,
    sent,
    returned,
    view,
    isStale,
    isBusy: busy !== null,
    failure,
    isOfferRefused,
    refusals,
    go,
    back: () => void navigate(-1),
    simulate: async (next: Answers = answers) => void (await simulate(next)),
    change: (next: Answers) => {
      setAnswers(next);
      setRefused({});
      setFailure(null);
    },
    /** the problem of a field, once its question was left; what the server refused until the next change */
    problem: (field: Field): string | undefined => {
      const own = checked.includes(questionOf[field]) && problems.find(([at]) => at === field);
      return own ? message(own[1] as MessageKey) : refused[field];
    },
    /** the car of an offer: the questions go on after it, or the figure follows where all are answered */
    takeOffer: (next: Answers) => {
      setAnswers(next);
      setRefused({});
      setFailure(null);
      const open = problemsOf(next, hasDealer)[0];
      if (!open) return void simulate(next);
      go(questionOf[open[0]]);
    },
    /** the next question, or the figure where all are answered */
    goOn: (question: Question) => {
      if (refuse([question])) return;
      const isLast = question === 'plan';
      if (problems.length === 0 && (isLast || shown !== null || kept !== null)) return void simulate();
      if (isLast) return void refuse(questions);
      go(questions[questions.indexOf(question) + 1]!);
    },
    /** the figure from all answers at once */
    finish: () => {
      if (!refuse(questions)) void simulate();
    },
    /** keeps the figure and asks for another car; the other answers remain */
    compare: () => {
      setKept(shown);
      setShown(null);
      setAnswers(withoutCar(answers));
      setChecked([]);
      go('car');
    },
    /** goes on with one of the two cars; the other one remains beside it */
    choose: (one: Shown) => {
      if (one === kept) setKept(shown);
      setShown(one);
      setAnswers(one.answers);
    },
    forgetKept: () => setKept(null),
    finishRequest: (answer: Sent) => {
      setSent(answer);
      go('sent');
    },
    startAgain: () => {
      setAnswers(noAnswers);
      setShown(null);
      setKept(null);
      setSent(null);
      setChecked([]);
      go('car');
    },
  };
}

export type CustomerSimulator = ReturnType<typeof useCustomerSimulator>;

/** The view of an address, or the first unanswered question where that has nothing to show. */
function viewOf(asked: View, has: { hasFigure: boolean; isSent: boolean; firstOpen: Question }): View {
  if (asked === 'sent') return has.isSent ? 'sent' : has.firstOpen;
  if (asked === 'result' || asked === 'request') return has.hasFigure ? asked : has.firstOpen;
  return asked;
}

import type { PageTurn } from '@estrada/domain/documents/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import type { ProposalDocument } from './use-documents.ts';

type Position = { id: string; turn: PageTurn };

/** The acts on the order of a document's pages; each is kept at once. */
export function useArrange(
  proposalId: string,
  { kind, version, pages }: ProposalDocument,
  onAnswer: (answer: ProposalDocuments) => void,
) {
  const arrange = useAct('arrangeProposalDocument', { reload: ['readProposalDocuments'] });
  const places = pages.map(({ id, turn }): Position => ({ id, turn: turn as PageTurn }));

  async function keep(next: Position[]): Promise<void> {
    const params = { id: proposalId, kind };
    await arrange.run({ params, body: { version, pages: next } }).then(onAnswer, alertFailure);
  }

  return {
    isBusy: arrange.isBusy,
    /** a quarter further, clockwise */
    turn: (pageId: string) =>
      keep(places.map((place) => (place.id === pageId ? { ...place, turn: quarterOn(place.turn) } : place))),
    /** one place earlier (-1) or later (1) */
    move(pageId: string, by: -1 | 1): Promise<void> {
      const at = places.findIndex(({ id }) => id === pageId);
      const next = [...places];
      [next[at], next[at + by]] = [next[at + by]!, next[at]!];
      return keep(next);
    },
  };
}

export const quarterOn = (turn: PageTurn): PageTurn => ((turn + 90) % 360) as PageTurn;

import { z } from 'zod';
import { definePartner } from './define-partner.ts';

export interface BureauRequest {
  /** repeated on a retry, so that the bureau answers the same query once */
  requestId: string;
  personType: 'PF' | 'PJ';
  document: string;
  name: string;
  birthDate: string | null;
  monthlyIncomeCents: number;
  vehiclePriceCents: number;
  financedCents: number;
  instalmentCents: number;
  termMonths: number;
  consent: { textVersion: string; grantedAt: string };
}

const answer = z.object({
  protocol: z.string().min(1).max(60),
  result: z.number().int().min(1).max(5),
  tierCode: z.string().regex(/^TR\d{1,2}$/),
  consultedAt: z.string(),
});
export type BureauAnswer = z.output<typeof answer>;

/** The port: pre-approval of a client by the credit bureau, result 1 to 5. */
export interface CreditBureau {
  /** @throws PartnerError */
  preApprove(request: BureauRequest): Promise<BureauAnswer>;
}

export const creditBureau = definePartner({
  name: 'credit-bureau',
  url: 'CREDIT_BUREAU_URL',
  token: 'CREDIT_BUREAU_TOKEN',
  open: (ask): CreditBureau => ({
    preApprove: ({ birthDate, ...body }) =>
      ask({
        method: 'POST',
        path: '/pre-approvals',
        body: { ...body, ...(birthDate ? { birthDate } : {}) },
        answer,
      }),
  }),
});

import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import type { Mail } from '../kernel/mail.ts';

export interface ProposalDecided {
  sellerName: string;
  number: string;
  clientReference: string;
  status: string;
  reason: string | null;
  conditions: readonly string[];
  url: string;
}

/** Tells a seller what was decided on a proposal, in Portuguese, as text and as HTML. */
export function proposalDecidedMail(decided: ProposalDecided): Omit<Mail, 'to'> {
  const status = proposalStatuses[decided.status as ProposalStatus].pt;
  const subject = `Proposta ${decided.number}: ${status}`;
  const lines = [
    `Olá, ${decided.sellerName}.`,
    `A proposta ${decided.number} (cliente ${decided.clientReference}) está agora em "${status}".`,
    ...(decided.reason ? [`Motivo: ${decided.reason}`] : []),
    ...decided.conditions.map((condition) => `Condição: ${condition}`),
  ];
  const paragraphs = lines.map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`).join('');
  return {
    subject,
    text: `${lines.join('\n\n')}\n\nAbrir a proposta: ${decided.url}\n`,
    html: `<!doctype html><html lang="pt-BR"><body style="margin:0;background:#f6f8f8;font:16px/1.5 system-ui,sans-serif;color:#172123"><div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fff"><p style="margin:0 0 20px;font-weight:700;color:#0b6165">Estrada</p>${paragraphs}<p style="margin:24px 0 0"><a href="${escapeHtml(decided.url)}" style="background:#0b6165;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">Abrir a proposta</a></p></div></body></html>`,
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

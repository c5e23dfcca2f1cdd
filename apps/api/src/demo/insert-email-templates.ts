import { emailTemplateOf } from '@estrada/domain/parameters/index';
import type { Db } from '../kernel/database/database.ts';
import { hashTemplate } from '../modules/parameters/email-templates/change-template.ts';
import { sanitiseTemplate } from '../modules/parameters/email-templates/sanitise-template.ts';
import { emailTemplateVersions } from '../modules/parameters/parameters.tables.ts';
import { demoNames } from './data/account-names.ts';

const dayMs = 86_400_000;

const page = (heading: string, text: string) => `<body bgcolor="#f6f8f8" style="margin:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:560px;border:1px solid #dfe6e6;border-radius:12px">
<tr><td bgcolor="#0b6165" style="padding:16px 24px;color:#ffffff;font-family:Arial, sans-serif;font-size:15px;font-weight:bold">{{dealerName}}</td></tr>
<tr><td style="padding:24px;color:#172123;font-family:Arial, sans-serif;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px">${heading}</h1>
<p style="margin:0 0 16px">${text}</p>
<p style="margin:0"><a href="{{leadAddress}}">Abrir a oportunidade</a></p>
</td></tr>
</table>
</td></tr></table>
</body>`;

/** The template of the message about an arriving lead, and the one before it. */
export async function insertEmailTemplates(db: Db, crmId: string, now: Date): Promise<void> {
  const version = (number: number, daysAgo: number, fileName: string, source: string) => {
    const { html } = sanitiseTemplate(source, emailTemplateOf('lead-received'));
    return {
      name: 'lead-received' as const,
      version: number,
      fileName,
      sizeBytes: Buffer.byteLength(source),
      sha256: hashTemplate(html),
      html,
      changedBy: crmId,
      changedByName: demoNames.crm,
      changedAt: new Date(now.getTime() - daysAgo * dayMs),
    };
  };
  await db
    .insert(emailTemplateVersions)
    .values([
      version(1, 60, 'oportunidade.html', page('Chegou uma oportunidade', '{{clientFirstName}} quer comprar.')),
      version(
        2,
        12,
        'oportunidade-com-veiculo.html',
        page(
          'Chegou uma oportunidade',
          '{{clientFirstName}} tem interesse em comprar. Veículo: <strong>{{vehicleName}}</strong>. Faça o primeiro contato até <strong>{{answerBy}}</strong>.',
        ),
      ),
    ]);
}

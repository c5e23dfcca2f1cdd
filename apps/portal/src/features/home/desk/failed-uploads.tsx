import { formatInstant } from '@estrada/domain/formats/index';
import { type UploadKind, uploadKinds } from '@estrada/domain/uploads/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useMenuRows } from '@estrada/web/pages/page-access.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { DeskSection } from './desk-section.tsx';
import { strings } from './strings.ts';

/** The uploads of the last days that were refused or interrupted, each with a link to its page. */
export function FailedUploads() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const rows = useMenuRows();
  const pageOf = (kind: UploadKind) =>
    rows.find(({ menu, access }) => menu.group === 'uploads' && access === uploadKinds[kind].access)?.path ??
    paths.home;
  return (
    <DeskSection title={t('uploads')} query={useCall('listFailedUploads', {})} height={64}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="estrada-home-card estrada-home-empty estrada-home-none">{t('uploads.none')}</p>
        ) : (
          <ul className="estrada-home-card estrada-home-records">
            {items.map(({ id, kind, fileName, uploadDate, message }) => (
              <li key={id}>
                <Link to={pageOf(kind)} className="estrada-home-record">
                  <span className="estrada-home-line">
                    <strong>{fileName}</strong>
                    <span className="estrada-home-figure">{formatInstant(uploadDate)}</span>
                  </span>
                  <span className="estrada-home-action-text">
                    {uploadKinds[kind][language === 'en' ? 'en' : 'pt']}: {message}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </DeskSection>
  );
}

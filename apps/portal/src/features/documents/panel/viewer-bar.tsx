import { saveFile } from '@estrada/web/files/open-file.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { ActionIcon, Text } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { strings } from './strings.ts';

const [leastZoom, mostZoom, zoomStep] = [50, 300, 25];

interface BarInput {
  zoom: number;
  onZoom: (zoom: number) => void;
  onTurn: () => void;
  /** null while there is nothing to save */
  bytes: Blob | null;
  fileName: string;
  /** null on the first page */
  onPrevious: (() => void) | null;
  /** null on the last page */
  onNext: (() => void) | null;
  sheet: number;
  sheets: number;
  onSheet: (sheet: number) => void;
  isBusy: boolean;
}

/** The acts on the current page. The sheets of a PDF come before the next page. */
export function ViewerBar(input: BarInput) {
  const t = useStrings(strings);
  const { zoom, onZoom, onTurn, bytes, fileName, sheet, sheets, onSheet, isBusy } = input;
  const previous = sheet > 1 ? () => onSheet(sheet - 1) : input.onPrevious;
  const next = sheet < sheets ? () => onSheet(sheet + 1) : input.onNext;
  return (
    <div className="documents-bar">
      <IconAct label={t('view.previous')} onClick={previous} icon={<IconChevronLeft size={18} />} />
      <IconAct label={t('view.next')} onClick={next} icon={<IconChevronRight size={18} />} />
      {sheets > 1 ? (
        <Text span size="sm">
          {t('view.pdfPage', { number: sheet, count: sheets })}
        </Text>
      ) : null}
      <span className="documents-bar-end">
        <IconAct
          label={t('view.zoomOut')}
          onClick={zoom > leastZoom ? () => onZoom(zoom - zoomStep) : null}
          icon={<IconZoomOut size={18} />}
        />
        <Text span size="sm" aria-live="polite" className="documents-zoom">
          {t('view.zoom', { percent: zoom })}
        </Text>
        <IconAct
          label={t('view.zoomIn')}
          onClick={zoom < mostZoom ? () => onZoom(zoom + zoomStep) : null}
          icon={<IconZoomIn size={18} />}
        />
        <IconAct label={t('view.turn')} onClick={isBusy ? null : onTurn} icon={<IconRotateClockwise size={18} />} />
        <IconAct
          label={t('view.save')}
          onClick={bytes ? () => saveFile(new File([bytes], savedName(fileName, bytes))) : null}
          icon={<IconDownload size={18} />}
        />
      </span>
    </div>
  );
}

/** @param onClick null disables it */
function IconAct({ label, onClick, icon }: { label: string; onClick: (() => void) | null; icon: ReactNode }) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} disabled={!onClick} onClick={() => onClick?.()}>
      {icon}
    </ActionIcon>
  );
}

/** The uploaded file name; a picture of another type was converted to JPEG. */
const savedName = (fileName: string, { type }: Blob) =>
  fileName.replace(/\.[A-Za-z0-9]+$/, '') + (type === 'application/pdf' ? '.pdf' : '.jpg');

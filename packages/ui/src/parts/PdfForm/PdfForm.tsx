import { styled } from 'styled-components';
import { keeping } from '../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import type { PdfFormProps } from './pdf-form-props.ts';
import { FOOT_HEIGHT, PAGE_HEIGHT } from './room.ts';

const loadDocument = keeping(async () => (await import('./PdfDocument.tsx')).PdfDocument);

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  overflow: clip;

  /* The form comes later than its frame, and nothing below may move then. */
  min-height: calc(${FOOT_HEIGHT} + 2px);

  &[data-shown] {
    min-height: calc(${PAGE_HEIGHT} + ${FOOT_HEIGHT} + 3px);
  }
`;

/** A form to read and to keep: previewed where the browser can show a PDF, always to be downloaded (C-90). */
export function PdfForm(props: PdfFormProps) {
  return (
    <Frame data-shown={navigator.pdfViewerEnabled ? '' : undefined}>
      <OnDemand load={loadDocument} props={props} fetching={<Waiting title={props.title} />} />
    </Frame>
  );
}

/** The room of a form that is still fetched, until `PdfForm` takes it. */
export const AwaitedForm = ({ title }: Pick<PdfFormProps, 'title'>) => (
  <Frame data-shown={navigator.pdfViewerEnabled ? '' : undefined}>
    <Waiting title={title} />
  </Frame>
);

function Waiting({ title }: Pick<PdfFormProps, 'title'>) {
  return (
    <>
      <Loading label={title} />
      <Skeleton height={FOOT_HEIGHT} />
    </>
  );
}

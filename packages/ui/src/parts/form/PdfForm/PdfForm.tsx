import { styled } from 'styled-components';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import type { PdfFormProps } from './pdf-form-props.ts';
import { FOOT_HEIGHT, pdfFormHeight } from './pdf-form-heights.ts';

const loadDocument = createCachedLoader(async () => (await import('./PdfDocument.tsx')).PdfDocument);

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  overflow: clip;
`;

/** A PDF form: previewed if the browser can show PDFs, and always available for download (C-90). */
export function PdfForm(props: PdfFormProps) {
  return (
    <Frame style={{ minHeight: pdfFormHeight() }}>
      <OnDemand load={loadDocument} props={props} fetching={<PdfFormSkeleton title={props.title} />} />
    </Frame>
  );
}

/** Placeholder of a form that is still fetched by the flow. */
export const PdfFormPlaceholder = ({ title }: Pick<PdfFormProps, 'title'>) => (
  <Frame style={{ minHeight: pdfFormHeight() }}>
    <PdfFormSkeleton title={title} />
  </Frame>
);

function PdfFormSkeleton({ title }: Pick<PdfFormProps, 'title'>) {
  return (
    <>
      <Loading label={title} />
      <Skeleton height={FOOT_HEIGHT} />
    </>
  );
}

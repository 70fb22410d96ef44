import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Loading, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { PdfFormProps } from './pdf-form-props.ts';

const PdfDocument = lazy(async () => ({ default: (await import('./PdfDocument.tsx')).PdfDocument }));

const Frame = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  overflow: clip;
`;

/** A form to read and to keep: previewed where the browser can show a PDF, always to be downloaded (C-90). */
export function PdfForm(props: PdfFormProps) {
  return (
    <Frame>
      <Suspense fallback={<Waiting title={props.title} />}>
        <PdfDocument {...props} />
      </Suspense>
    </Frame>
  );
}

function Waiting({ title }: Pick<PdfFormProps, 'title'>) {
  return (
    <>
      <Loading label={title} />
      <Skeleton height="3.75rem" />
    </>
  );
}

import { useLingui } from '@lingui/react';
import { Download, Maximize2 } from 'lucide';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { buttonLook } from '../../../primitives/Button/button-look.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { parsePdf } from './pdf.ts';
import type { PdfFormProps } from './pdf-form-props.ts';
import { useDocumentAddress } from './use-document-address.ts';
import { FOOT_HEIGHT, PAGE_HEIGHT } from './pdf-form-heights.ts';

const Page = styled.iframe`
  display: block;
  width: 100%;
  height: ${PAGE_HEIGHT};
  border: 0;
  background: var(--sunken);

  &[data-large] {
    height: 75vh;
  }
`;

const DownloadLink = styled.a`
  ${buttonLook}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  min-height: ${FOOT_HEIGHT};
  padding: var(--space-8) var(--space-8) var(--space-8) var(--space-16);

  iframe + & {
    border-top: 1px solid var(--line);
  }

  > span {
    min-width: 0;
    color: var(--ink);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
`;

/** Both actions wrap together below a long title. */
const DocumentActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const Unreadable = styled.p`
  padding: var(--space-16);
  color: var(--muted);
`;

/** Viewer parameters: the page fills the frame, without the toolbar of the viewer. */
const PAGE_ONLY = '#toolbar=0&navpanes=0&view=FitH';

/** A dialog with the whole page. */
function LargeView({ file, title }: { file: Blob; title: string }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const address = useDocumentAddress(file, 'src', PAGE_ONLY);
  return (
    <>
      <Button variant="quiet" aria-label={`${i18n._('checkout.pdf.large')}, ${title}`} onClick={() => setOpen(true)}>
        <Icon of={Maximize2} />
        <span>{i18n._('checkout.pdf.large')}</span>
      </Button>
      <Dialog open={isOpen} width="wide" title={title} onClose={() => setOpen(false)}>
        <Page ref={address} title={i18n._('checkout.pdf.large.page', { title })} data-large />
      </Dialog>
    </>
  );
}

/** The document itself; `PdfForm` loads it on demand. */
export function PdfDocument({ base64, title, fileName }: PdfFormProps) {
  const { i18n } = useLingui();
  const file = useMemo(() => parsePdf(base64), [base64]);
  const preview = useDocumentAddress(file, 'src', PAGE_ONLY);
  const download = useDocumentAddress(file, 'href');
  if (file === null) return <Unreadable>{i18n._('checkout.pdf.unreadable')}</Unreadable>;
  return (
    <>
      {navigator.pdfViewerEnabled && <Page ref={preview} title={title} />}
      <Foot>
        <span>{title}</span>
        <DocumentActions>
          {navigator.pdfViewerEnabled && <LargeView file={file} title={title} />}
          <DownloadLink ref={download} href="#" download={fileName} data-variant="quiet">
            <Icon of={Download} />
            <span>{i18n._('checkout.pdf.download')}</span>
          </DownloadLink>
        </DocumentActions>
      </Foot>
    </>
  );
}

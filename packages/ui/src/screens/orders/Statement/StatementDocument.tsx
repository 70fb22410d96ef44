import { useLingui } from '@lingui/react';
import type { Statement } from '@folioflow/flows';
import { Download } from 'lucide';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { buttonLook } from '../../../primitives/Button/button-look.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { parsePdf } from '../../../parts/form/PdfForm/pdf.ts';
import { useDocumentAddress } from '../../../parts/form/PdfForm/use-document-address.ts';

/** The size of the document in a browser that can show it. */
export const DOCUMENT_HEIGHT = 'max(24rem, 75vh)';

const DocumentFrame = styled.iframe`
  display: block;
  width: 100%;
  height: ${DOCUMENT_HEIGHT};
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
`;

const DownloadLink = styled.a`
  ${buttonLook}
`;

/** The document, if the browser can show it, and its download (C-90). */
export function StatementDocument({ base64, fileName }: Statement) {
  const { i18n } = useLingui();
  const file = useMemo(() => parsePdf(base64), [base64]);
  const sheet = useDocumentAddress(file, 'src');
  const download = useDocumentAddress(file, 'href');
  const title = i18n._('statement.document', { name: fileName.replace(/\.pdf$/, '') });
  return (
    <Stack gap={16}>
      <div>
        <DownloadLink ref={download} href="#" download={fileName} data-variant="primary">
          <Icon of={Download} />
          <span>{i18n._('statement.download')}</span>
        </DownloadLink>
      </div>
      {navigator.pdfViewerEnabled ? <DocumentFrame ref={sheet} title={title} /> : <p>{i18n._('statement.unshown')}</p>}
    </Stack>
  );
}

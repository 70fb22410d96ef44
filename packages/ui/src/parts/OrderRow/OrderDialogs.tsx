import { orders } from '@folioflow/flows/words/orders';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Told } from '../../primitives/Outcome/Told.ts';
import { ServerHtml } from '../../primitives/ServerHtml/ServerHtml.tsx';

interface HistoryDialogProps {
  open: boolean;
  schemeName: string;
  /** Server HTML; null where there is none yet. */
  html: string | null;
  onClose: () => void;
}

/** The provider's account of an order (OM-072, OM-073). */
export function HistoryDialog({ open, schemeName, html, onClose }: HistoryDialogProps) {
  return (
    <Dialog open={open} title={orders['history.title']} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <Stack gap={12}>
        <small>{schemeName}</small>
        {html === null ? (
          <p>{orders['history.none']}</p>
        ) : (
          <Told>
            <ServerHtml html={html} />
          </Told>
        )}
      </Stack>
    </Dialog>
  );
}

interface WhyDialogProps {
  open: boolean;
  header: string;
  /** Server HTML. */
  bodyHtml: string;
  onClose: () => void;
}

/** Why the registrar turned an order down (OM-038, OM-074). */
export function WhyDialog({ open, header, bodyHtml, onClose }: WhyDialogProps) {
  return (
    <Dialog
      open={open}
      title={header === '' ? orders['why.title'] : header}
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      {bodyHtml !== '' && (
        <Told>
          <ServerHtml html={bodyHtml} />
        </Told>
      )}
    </Dialog>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" onClick={onClose}>
      {orders['dialog.close']}
    </Button>
  );
}

import type { Remote, swpRegistrationFlow, SwpRegistrationView } from '@folioflow/flows';
import { declined as words } from '@folioflow/flows/words/declined';
import { NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

interface SwpDeclinedProps {
  view: Extract<SwpRegistrationView, { screen: 'declined' }>;
  remote: Remote<typeof swpRegistrationFlow>;
}

/** The dialog of a SWP that the provider refused: the reason, and the way back to its terms (decision 079). */
export function SwpDeclined({ view: { schemeName, notice }, remote }: SwpDeclinedProps) {
  const close = () => remote.send({ type: 'swp.closed' });
  return (
    <Dialog
      open
      title={words['swp.title']}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {words.close}
          </Button>
          <Button onClick={() => remote.send({ type: 'order.revised' })}>{words['swp.revise']}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <strong lang="en">{schemeName}</strong>
        {notice !== null && (
          <p>
            <NoticeText notice={notice} />
          </p>
        )}
        <p>{words['swp.effect']}</p>
      </Stack>
    </Dialog>
  );
}

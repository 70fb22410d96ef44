import { useEffect, useState } from 'react';
import { PlainButton as Button } from '../../primitives/Button/PlainButton.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Loading } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Page } from '../../shell/Page.tsx';
import { loadRecordingOpener } from './load-recording-opener.ts';
import type { OpenedRecording } from './open-recording.ts';
import { OpenedCard, type OpenedCardProps } from './OpenedCard.tsx';

interface RecordingPageProps extends Pick<OpenedCardProps, 'linkTo'> {
  /** An encoded recording; empty if none is given. */
  given: string;
}

type Shown =
  | { readonly kind: 'none' | 'opening' }
  | { readonly kind: 'opened'; readonly recording: OpenedRecording }
  | { readonly kind: 'refused'; readonly reason: string };

async function open(encoded: string): Promise<Shown> {
  try {
    const openRecording = await loadRecordingOpener();
    return { kind: 'opened', recording: await openRecording(encoded) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Opens a recording of the sandbox page: its steps, the fixtures that stand in for them, and a link that plays them. */
export function RecordingPage({ given, linkTo }: RecordingPageProps) {
  const [encoded, setEncoded] = useState(given);
  const [pasted, setPasted] = useState('');
  const [shown, setShown] = useState<Shown>({ kind: given === '' ? 'none' : 'opening' });
  useEffect(() => {
    if (encoded === '') return undefined;
    let isCurrent = true;
    void open(encoded).then((opened) => {
      if (isCurrent) setShown(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [encoded]);
  const openPasted = () => {
    if (pasted === '' || pasted === encoded) return;
    setShown({ kind: 'opening' });
    setEncoded(pasted);
  };
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead="The sandbox page records the steps of an app by their names. Fixtures stand in for everything that was typed or answered.">
          Recording
        </PageHeading>
        {shown.kind === 'opening' && <Loading label="Finding the fixtures" />}
        {shown.kind === 'refused' && (
          <Card>
            <p role="alert">{shown.reason}</p>
          </Card>
        )}
        {shown.kind === 'opened' && <OpenedCard recording={shown.recording} linkTo={linkTo} />}
        <Card>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              openPasted();
            }}
          >
            <Stack gap={16} align="start">
              <TextField
                label="Paste a recording"
                hint="Copy it under “Record a flow” on the sandbox page."
                autoComplete="off"
                spellCheck={false}
                value={pasted}
                onValueChange={setPasted}
              />
              <Button type="submit" variant="secondary" size="small">
                Open
              </Button>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Page>
  );
}

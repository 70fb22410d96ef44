import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../../ui/src/primitives/Select/Select.tsx';
import { Stack } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { applyTheme } from '../../../ui/src/theme/apply-theme.ts';
import type { Theme } from '../../../ui/src/theme/derive-theme.ts';

const SCREENS = [
  { value: 'flows-discovery-schemelist--loaded', label: 'Schemes' },
  { value: 'flows-access-signin--entering-mobile', label: 'Sign-in' },
  { value: 'flows-checkout-lumpsumcheckout--reviewing', label: 'Checkout' },
  { value: 'flows-payments-paymentstatus--shown-failed', label: 'Payment status' },
  { value: 'flows-orders-portfolio--loaded', label: 'Portfolio' },
];

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22.5rem), 22.5rem));
  gap: var(--space-16);
`;

const Frame = styled.iframe`
  width: 100%;
  height: 40rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--canvas);
`;

const Narrow = styled.div`
  max-width: 20rem;
`;

/** A story in a frame of its own, so that its media queries see the width of a phone. */
function ThemedScreen({ story, shown, theme }: { story: string; shown: 'light' | 'dark'; theme: Theme }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    let remove = () => undefined as unknown;
    const apply = () => {
      remove();
      if (element?.contentDocument) remove = applyTheme(element.contentDocument, theme);
    };
    apply();
    element?.addEventListener('load', apply);
    return () => {
      element?.removeEventListener('load', apply);
      remove();
    };
  }, [theme]);
  useEffect(() => {
    // A framed story takes this page for the review room, and would set its theme here.
    const ignoreFramedStory = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow) event.stopImmediatePropagation();
    };
    addEventListener('message', ignoreFramedStory, { capture: true });
    return () => removeEventListener('message', ignoreFramedStory, { capture: true });
  }, []);
  const address = `iframe.html?id=${story}&viewMode=story&globals=theme:${shown}`;
  return <Frame ref={frame} key={address} src={address} title={`${story}, ${shown}`} />;
}

/** Stories are served with the review room only. */
const hasStories = location.pathname.endsWith('iframe.html');

/** Screens of the product on a phone, in both themes of a partner. */
export function ThemedScreens({ theme }: { theme: Theme }) {
  const [story, setStory] = useState(SCREENS[0]?.value ?? '');
  if (!hasStories) return null;
  return (
    <Stack gap={16}>
      <h2>Screens</h2>
      <Narrow>
        <Select label="Screen" options={SCREENS} value={story} onValueChange={setStory} />
      </Narrow>
      <Frames>
        <ThemedScreen story={story} shown="light" theme={theme} />
        <ThemedScreen story={story} shown="dark" theme={theme} />
      </Frames>
    </Stack>
  );
}

import type { IntegrationError } from '@folioflow/flows/diagnostics';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { ClockProvider, useNow } from '../primitives/Countdown/ClockProvider.tsx';
import { diagnoseRoot } from './diagnose-root.ts';

const Time = () => <p>{new Date(useNow()()).getUTCFullYear()}</p>;

function Broken(): ReactNode {
  throw new Error('Broken by 9876543210');
}

class Boundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false };
  static getDerivedStateFromError() {
    return { isFailed: true };
  }
  override render() {
    return this.state.isFailed ? <p>Failed</p> : this.props.children;
  }
}

/** Renders with a diagnosed root; returns the reported mistakes, and the errors that its own handlers received. */
function renderDiagnosed(shown: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const [errors, handled]: [IntegrationError[], unknown[]] = [[], []];
  const root = createRoot(
    place,
    diagnoseRoot(
      { onCaughtError: (error) => handled.push(error), onUncaughtError: (error) => handled.push(error) },
      (error) => errors.push(error),
    ),
  );
  root.render(shown);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { place, errors, handled };
}

test('a screen without ClockProvider is reported in one sentence, and its error is handled as before', async () => {
  for (const shown of [
    <Time key="uncaught" />,
    <Boundary key="caught">
      <Time />
    </Boundary>,
  ]) {
    const { errors, handled } = renderDiagnosed(shown);
    await expect.poll(() => handled.length).toBe(1);
    expect(errors.map(({ code, sentence, help }) => [code, sentence, help])).toEqual([
      [
        'missing-provider-component',
        'A countdown or a day is rendered outside ClockProvider of @folioflow/ui: wrap the app in it.',
        'docs/integration-errors.md#missing-provider-component',
      ],
    ]);
  }
});

test('another error and a sound screen are not reported', async () => {
  const { errors, handled } = renderDiagnosed(
    <Boundary>
      <Broken />
    </Boundary>,
  );
  await expect.poll(() => handled.length).toBe(1);
  const sound = renderDiagnosed(
    <ClockProvider now={() => 0}>
      <Time />
    </ClockProvider>,
  );
  await expect.poll(() => sound.place.textContent).toBe('1970');
  expect([...errors, ...sound.errors]).toEqual([]);
});

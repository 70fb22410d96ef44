import { i18n } from '@folioflow/flows/testing/texts';
import { accepted } from '@folioflow/flows';
import { clientCodeCreation, type ClientCodeCreationPorts } from '@folioflow/flows/backoffice';
import { useFlow } from '@folioflow/flows/react';
import { clientCodeCreationJourneys, deferredPorts, signedClient } from '@folioflow/flows/testing';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { formatWireDay } from '../../../format/wire-day.ts';
import { ClientDocuments } from './ClientDocuments.tsx';

type Scenario = keyof typeof clientCodeCreationJourneys.scenarios;
const draw = (scenario: Scenario) =>
  render(
    <ClientDocuments {...screenPropsAt(clientCodeCreationJourneys, scenario)} imageOrigin={storyBrowser.imageOrigin} />,
  );

/** A remote that records the events that the screen sends. */
function hearing() {
  const heard: { readonly type: string }[] = [];
  const { remote } = screenPropsAt(clientCodeCreationJourneys, 'AwaitingPictures');
  return { heard, remote: { ...remote, send: (event: { readonly type: string }) => void heard.push(event) } };
}

const sections = ['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee'] as const;
type SectionName = (typeof sections)[number];
const region = (name: SectionName) => page.getByRole('region', { name: i18n._(`kyc.sections.${name}`), exact: true });
const record = signedClient.id_information;
const pictures = (name: SectionName) => record?.[`${name}_attachment_list`] ?? [];

describe('the documents of a client', () => {
  test('have the two sides of a card beside each other on a desktop and below each other on a phone', async () => {
    await draw('Unconfirmed');
    const sides = region('aadhaar').getByRole('button', { name: /^Enlarge/ });
    const tops = () => sides.elements().map((side) => Math.round(side.getBoundingClientRect().top));
    await page.viewport(1280, 800);
    expect(tops()).toHaveLength(2);
    expect(new Set(tops()).size).toBe(1);
    await page.viewport(360, 740);
    expect(new Set(tops()).size).toBe(2);
  });

  test('have six sections with their pairs and pictures, and no address in the Aadhaar section [OM-237 OM-238 OM-239]', async () => {
    await draw('Unconfirmed');
    await expect.element(page.getByText('ASHA RAO, client CUST00000001', { exact: true })).toBeVisible();
    const title = 'KYC INFORMATION (CREATE CLIENT CODE)';
    await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    for (const name of sections) {
      const pairs = (record?.[name] ?? []).filter(({ attribute }) => attribute !== 'address_information');
      const terms = region(name).getByRole('term').elements();
      const values = region(name).getByRole('definition').elements();
      expect(terms.map(({ textContent }) => textContent)).toEqual(pairs.map(({ attribute }) => attribute));
      expect(values.map(({ textContent }) => textContent)).toEqual(pairs.map(({ text }) => formatWireDay(i18n, text)));
      expect(
        region(name)
          .getByRole('button', { name: /^Enlarge/ })
          .elements(),
      ).toHaveLength(pictures(name).length);
    }
    await expect.element(region('nominee')).toMatchTextContent('No photo on record');
    expect(page.getByText('address_information').elements()).toEqual([]);
  });

  test('move the focus to their heading when they are loaded again', async () => {
    const { rerender } = await draw('ConfirmedAfterLostAnswer');
    (page.getByRole('button', { name: 'Check again' }).element() as HTMLElement).focus();
    await rerender(
      <ClientDocuments
        {...screenPropsAt(clientCodeCreationJourneys, 'Loading')}
        imageOrigin={storyBrowser.imageOrigin}
      />,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('show the differences between two cards', async () => {
    const { view, remote } = screenPropsAt(clientCodeCreationJourneys, 'Unconfirmed');
    if (view.screen !== 'reviewing') throw new Error(`It shows ${view.screen}.`);
    const differing = view.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) =>
        section.name === 'aadhaar' && line.attribute === 'Name' ? { ...line, text: 'Asha R Iyer' } : line,
      ),
    }));
    const shown = { ...view, sections: differing };
    await render(<ClientDocuments view={shown} remote={remote} imageOrigin={storyBrowser.imageOrigin} />);
    await expect
      .element(page.getByRole('note'))
      .toHaveTextContent(
        'Name differs between the two cards: ASHA RAO on the PAN card, Asha R Iyer on the Aadhaar card.',
      );
  });

  test.each([
    ['ConfirmedAfterRefusal', 'do not report their pictures', []],
    ['AwaitingPictures', 'report that their pictures are settled', ['pictures.settled']],
  ] as const)('in the state %s %s', async (scenario, _, said) => {
    const { view } = screenPropsAt(clientCodeCreationJourneys, scenario);
    const { heard, remote } = hearing();
    const { container } = await render(
      <ClientDocuments view={view} remote={remote} imageOrigin={storyBrowser.imageOrigin} />,
    );
    // Each is drawn once its bytes are read.
    await expect.poll(() => [...container.querySelectorAll('canvas')].map(({ width }) => width)).not.toContain(300);
    await expect.poll(() => heard.map(({ type }) => type)).toEqual(said);
  });

  test.each([
    ['data:image/png;base64,bm8gcGljdHVyZQ==', 'its bytes are no picture'],
    ['https://evil.example/pan.png', 'its address is not of the provider'],
    ['data:image/svg+xml;base64,PHN2Zy8+', 'its type is not shown'],
  ])('name the picture %s, because %s, and report that their pictures are settled [OM-240]', async (address) => {
    const { view } = screenPropsAt(clientCodeCreationJourneys, 'AwaitingPictures');
    if (view.screen !== 'reviewing') throw new Error(`It shows ${view.screen}.`);
    const { heard, remote } = hearing();
    const broken = view.sections.map((section) =>
      section.name === 'pan' ? { ...section, images: [address] } : section,
    );
    await render(
      <ClientDocuments view={{ ...view, sections: broken }} remote={remote} imageOrigin={storyBrowser.imageOrigin} />,
    );
    await expect.poll(() => heard.map(({ type }) => type)).toEqual(['pictures.settled']);
    await expect.element(region('pan').getByText('This photo cannot be shown')).toBeVisible();
    await expect
      .element(page.getByText('A photo cannot be shown: PAN, image 1 of 1. Check again, or confirm without it.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeEnabled();
  });

  test('can be confirmed without a picture that cannot be shown, which can be loaded again [OM-240 OM-241]', async () => {
    const decode = window.createImageBitmap.bind(window);
    let failures = 2;
    vi.stubGlobal('createImageBitmap', (image: Blob, options: ImageBitmapOptions) =>
      failures-- > 0 ? Promise.reject(new Error('The picture is not decoded.')) : decode(image, options),
    );
    const ports = deferredPorts<ClientCodeCreationPorts>();
    const flow = clientCodeCreation(ports);
    const input = { customerId: 'CUST00000001', role: 'operator', newSubmission: () => 'submission-1' } as const;
    function Screen() {
      const { view, remote } = useFlow(flow, input);
      return <ClientDocuments view={view} remote={remote} imageOrigin={storyBrowser.imageOrigin} />;
    }
    await render(<Screen />);
    await ports.getStageInfo.answer(accepted(signedClient, 0));
    const note = page.getByText(/cannot be shown: .* Check again, or confirm without/);
    await expect.element(note).toMatchTextContent('PAN, image 1 of 1; AADHAAR, image 1 of 2');
    await page.getByRole('checkbox').click();
    await expect.element(page.getByRole('button', { name: 'Create Client Code' })).toBeEnabled();
    const retry = page.getByRole('button', { name: 'Try again: PAN, image 1 of 1' });
    failures = 1;
    await userEvent.click(retry);
    await expect.poll(() => failures).toBe(0);
    await expect.element(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Enlarge: PAN, image 1 of 1' })).toHaveFocus();
    await expect.element(note).toMatchTextContent('A photo cannot be shown: AADHAAR, image 1 of 2.');
    await expect.element(page.getByRole('checkbox')).toBeChecked();
  });

  test('report at once that their pictures are settled if there are none', async () => {
    const { view } = screenPropsAt(clientCodeCreationJourneys, 'AwaitingPictures');
    if (view.screen !== 'reviewing') throw new Error(`It shows ${view.screen}.`);
    const { heard, remote } = hearing();
    const bare = view.sections.map((section) => ({ ...section, images: [] }));
    await render(
      <ClientDocuments view={{ ...view, sections: bare }} remote={remote} imageOrigin={storyBrowser.imageOrigin} />,
    );
    await expect.poll(() => heard.map(({ type }) => type)).toEqual(['pictures.settled']);
  });

  test.each([
    ['AwaitingPictures', true, false],
    ['Unconfirmed', true, false],
    ['UnconfirmedPictureMissing', true, false],
    ['Confirmed', true, true],
    ['ReadOnly', false, false],
    ['ReadOnlyBeforeKyc', false, false],
    ['ReadOnlyViewer', false, false],
  ] as const)(
    'have in the state %s the confirmation: %s, the button: %s [OM-240 OM-241]',
    async (scenario, hasTick, hasButton) => {
      await draw(scenario);
      const tick = page.getByRole('checkbox', {
        name: 'I confirm to create client code based on the above information.',
        exact: true,
      });
      expect(tick.elements()).toHaveLength(hasTick ? 1 : 0);
      expect(page.getByRole('checkbox').elements()).toHaveLength(hasTick ? 1 : 0);
      expect(page.getByRole('button', { name: 'Create Client Code', exact: true }).elements()).toHaveLength(
        hasButton ? 1 : 0,
      );
    },
  );
});

describe('an enlarged picture', () => {
  const picture = () => page.getByRole('img', { name: 'PAN, image 1 of 1' });
  const size = () => {
    const { width, height } = picture().element().getBoundingClientRect();
    return { width: Math.round(width), height: Math.round(height) };
  };
  /** Its bytes are read: a canvas that nothing was drawn on is 300 wide. */
  const isDrawn = () => expect.poll(() => (picture().element() as HTMLCanvasElement).width).not.toBe(300);

  test('is first shown completely, is zoomed and rotated by keys and buttons, and returns the focus on Escape', async () => {
    await page.viewport(1280, 800);
    await draw('Unconfirmed');
    const opener = page.getByRole('button', { name: 'Enlarge: PAN, image 1 of 1' });
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    await isDrawn();
    await expect.element(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    const whole = size();
    const room = page.getByRole('group', { name: 'PAN, image 1 of 1' }).last().element();
    expect([room.scrollWidth, room.scrollHeight]).toEqual([room.clientWidth, room.clientHeight]);
    await userEvent.keyboard('+');
    await expect.poll(() => size().width).toBeGreaterThan(whole.width);
    const closer = size();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => size().width).toBeGreaterThan(closer.width);
    // The content in the middle is still in the middle.
    const middle = () => (room.scrollLeft + room.clientWidth / 2) / room.scrollWidth;
    expect(middle()).toBeCloseTo(0.5, 1);
    await userEvent.keyboard('-');
    await expect.poll(size).toEqual(closer);
    const ratio = () => size().width / size().height;
    const upright = ratio();
    await userEvent.keyboard('r');
    await expect.poll(ratio).toBeCloseTo(1 / upright, 1);
    for (let turn = 0; turn < 3; turn += 1) await page.getByRole('button', { name: 'Rotate' }).click();
    await expect.poll(ratio).toBeCloseTo(upright, 1);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

test('the printed page splits neither a section nor a picture, and shows no controls except the pictures', async () => {
  const { container } = await draw('Confirmed');
  const canvases = () => [...container.querySelectorAll('canvas')];
  // Each is drawn once its bytes are read.
  await expect.poll(() => canvases().map(({ width }) => width)).not.toContain(300);
  expect(canvases()).toHaveLength(4);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    const breaks = sections.map((name) => getComputedStyle(region(name).element()).breakInside);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    for (const pressed of container.querySelectorAll('button:has(canvas)'))
      expect(getComputedStyle(pressed).breakInside).toBe('avoid');
    const pressed = [...container.querySelectorAll('a, button, input')].filter((each) => each.checkVisibility());
    expect(pressed.every((each) => each.querySelector('canvas') !== null)).toBe(true);
    expect(pressed).toHaveLength(4);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});

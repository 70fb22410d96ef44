import { i18n } from '@folioflow/flows/testing/texts';
import { identityPages, type IdentityPage } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { SimulatedClock } from 'xstate';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { IdentityPages } from './IdentityPages.tsx';

const MIB = 1024 * 1024;
const flow = identityPages();

async function opened(at: IdentityPage) {
  const clock = new SimulatedClock();
  function Screen() {
    const { view, remote } = useFlow(flow, { openedPage: at }, { clock });
    return <IdentityPages view={view} remote={remote} imageStore={storyImageStore} />;
  }
  await render(<Screen />);
  return clock;
}
const picture = (size: number, name = 'id.png', type = 'image/png') => new File([new Uint8Array(size)], name, { type });
const front = () => page.getByLabelText('Front side');
const back = () => page.getByLabelText('Back side');
const button = (name: string) => page.getByRole('button', { name });

describe('the image of a side', () => {
  test('is accepted with 2 MiB, and rejected at its field with one byte more [ON-380]', async () => {
    await opened('choosingFiles');
    await userEvent.upload(front(), picture(2 * MIB));
    await expect.element(button('Remove id.png')).toBeVisible();
    await userEvent.upload(back(), picture(2 * MIB + 1));
    await expect.element(back()).toHaveAccessibleDescription(/Maximum file size is 2mb/);
    await expect.element(button(i18n._('account.identity.submit'))).toBeDisabled();
  });

  test('is rejected with the permitted formats if it is neither PNG nor JPEG', async () => {
    await opened('choosingFiles');
    await userEvent.upload(front(), picture(10, 'id.gif', 'image/gif'));
    await expect.element(front()).toHaveAccessibleDescription(/Upload file format should be of PNG, JPEG, JPG only/);
  });
});

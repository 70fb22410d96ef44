import { useLingui } from '@lingui/react';
import type { mobileEntryFlow, MobileEntryView, Remote } from '@folioflow/flows';
import { styled } from 'styled-components';
import { MobileEntryForm } from '../../../parts/identity/MobileEntryForm/MobileEntryForm.tsx';
import { SignInFrame } from '../../../parts/identity/SignInFrame/SignInFrame.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';

/* The second way is quieter than the first. */
const CodeHeld = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-top: var(--space-12);
  border-top: 1px solid var(--line);
  font-size: var(--type-14);
`;

export interface PhoneEntryProps {
  view: MobileEntryView;
  remote: Remote<typeof mobileEntryFlow>;
}

/** /otp-1: requests a code for a number, or continues with a number that is already known (ON-221 to ON-224). */
export function PhoneEntry({ view, remote }: PhoneEntryProps) {
  const { i18n } = useLingui();
  if (view.screen === 'closed') return null;
  return (
    <SignInFrame>
      <Stack gap={24}>
        <PageHeading>{i18n._('access.phoneEntry.title')}</PageHeading>
        <MobileEntryForm
          view={view}
          remote={remote}
          submit={i18n._('access.phoneEntry.verify')}
          hint={i18n._('access.signUp.hint')}
          acceptsShort
        >
          <CodeHeld>
            {i18n._('access.phoneEntry.hasCode')}
            <Button
              variant="quiet"
              size="small"
              disabled={!view.canEnterExistingCode}
              onClick={() => remote.send({ type: 'code.alreadyHeld' })}
            >
              {i18n._('access.phoneEntry.codeHeld')}
            </Button>
          </CodeHeld>
        </MobileEntryForm>
      </Stack>
    </SignInFrame>
  );
}

import { languages as offered } from '@folioflow/flows/languages';
import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import { PageHeading } from '../primitives/PageHeading/PageHeading.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import { Page } from './Page.tsx';
import { PublicShell } from './PublicShell.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The switch of a page that is shown in the language of the toolbar. A choice changes the language of the toolbar. */
function ToolbarLanguageSwitch({ value, languages, onValue }: LanguageSwitchProps) {
  const shown = useLingui().i18n.locale;
  const choose = (id: string) => {
    onValue(id);
    addons.getChannel().emit('updateGlobals', { globals: { language: id } });
  };
  return (
    <LanguageSwitch
      value={languages.find(({ id }) => id === shown)?.id ?? value}
      languages={languages}
      onValue={choose}
    />
  );
}

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    value: 'en',
    languages: offered,
    onValue: fn(),
  },
  render: (args) => <ToolbarLanguageSwitch {...args} />,
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

interface SwitchedPageProps extends LanguageSwitchProps {
  offersSignIn: boolean;
}

/** The header has both choices; the footer has the language on every page. */
const SwitchedPage = ({ offersSignIn, ...props }: SwitchedPageProps) => (
  <PublicShell
    company="Example Wealth Private Limited"
    helpdeskUrl="https://help.example.in"
    offersSignIn={offersSignIn}
    theme={
      <>
        <ToolbarLanguageSwitch {...props} />
        <ThemeSwitch value="system" onValue={fn()} />
      </>
    }
    language={<ToolbarLanguageSwitch {...props} />}
  >
    <Page>
      <PageHeading lead="Fast, secure purchase of more than 1500 funds.">
        Buy and sell Mutual Funds seamlessly
      </PageHeading>
    </Page>
  </PublicShell>
);

const fullscreen = { layout: 'fullscreen' };
const inHindi = { language: 'hi' };
const onPhone = { viewport: { value: 'narrow', isRotated: false } };

export const Alone: Story = {};
export const InHeaderAndFooter: Story = {
  parameters: fullscreen,
  render: (args) => <SwitchedPage {...args} offersSignIn={false} />,
};
export const InHeaderAndFooterInHindi: Story = { ...InHeaderAndFooter, args: { value: 'hi' }, globals: inHindi };
/** The sign-in link takes the place of the switch in the header of a phone; the footer has it. */
export const BesideSignInOnPhone: Story = {
  parameters: fullscreen,
  globals: onPhone,
  render: (args) => <SwitchedPage {...args} offersSignIn />,
};
export const BesideSignInOnPhoneInHindi: Story = {
  ...BesideSignInOnPhone,
  args: { value: 'hi' },
  globals: { ...onPhone, ...inHindi },
};

import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import {
  firstLanguage,
  followToolbarLanguage,
  languageOptions,
} from '../packages/review-room/src/storybook/shown-language.ts';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ClockProvider } from '../packages/ui/src/primitives/Countdown/ClockProvider.tsx';
import { showLanguage } from '../packages/ui/src/testing/shown-texts.ts';
import { LinkProvider } from '../packages/ui/src/primitives/Link/LinkProvider.tsx';
import { BrandContext, type Brand } from '../packages/ui/src/shell/brand.ts';
import { flowParametersOf, flowPropsOf } from '../packages/ui/src/testing/flow-parameters.ts';
import '../packages/ui/src/tokens/tokens.css';
import { defaultLogo, PRODUCT } from '../tools/serve/brand.ts';
import { DocsFrame, DocsPage } from '../packages/review-room/src/storybook/docs.tsx';
import { FlowFrame } from '../packages/review-room/src/storybook/FlowFrame.tsx';
import { addons } from 'storybook/preview-api';
import './preview.css';
import { CHART_EVENT } from '../packages/review-room/src/storybook/review-channel.ts';
import { STORY_NOW } from '../packages/review-room/src/storybook/story-clock.ts';
import { InertLink } from '../packages/review-room/src/storybook/ReviewLink.tsx';
import { followToolbarTheme, applyTheme, themeOf } from '../packages/review-room/src/storybook/toolbar-theme.ts';

const storyNow = () => STORY_NOW;
const storyBrand: Brand = { product: PRODUCT, logoUrl: defaultLogo };

declare global {
  interface ImportMetaEnv {
    readonly VITEST_STORYBOOK?: string;
  }
}

/** A constant of a build, which then contains no probe. */
const isTestRun = import.meta.env.VITEST_STORYBOOK !== undefined;
const loadProbes = () => import('../packages/ui/src/story-tests/probes/index.ts');
let probes: Awaited<ReturnType<typeof loadProbes>> | null = null;

if (!isTestRun) {
  followToolbarTheme();
  followToolbarLanguage();
}

/** Skips frames: axe would wait half a second for a PDF, which never answers. */
const axeOptions: A11yParameters['options'] = { iframes: false };

/** Draws the story again in the selected language. */
function LanguageRoot({ draw }: { draw: () => ReactNode }) {
  useLingui();
  return draw();
}

const withProductFrame: Decorator = (Story, { args, globals, id, parameters }) => {
  applyTheme(themeOf(globals));
  const BrandFrame = probes?.RaisedNotices ?? BrandContext;
  const draw = () => (
    <BrandFrame value={storyBrand}>
      <ClockProvider now={storyNow}>
        <LinkProvider link={InertLink}>
          <FlowFrame
            key={id}
            story={id}
            flow={flowParametersOf(parameters)}
            draw={(played) => <Story args={{ ...flowPropsOf(parameters), ...args, ...played }} />}
          />
        </LinkProvider>
      </ClockProvider>
    </BrandFrame>
  );
  return (
    <I18nProvider i18n={i18n}>
      <LanguageRoot draw={draw} />
    </I18nProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProductFrame],
  initialGlobals: { theme: 'light', language: firstLanguage, viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    language: {
      description: 'Language of the app texts; texts of the provider are not translated',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: languageOptions },
    },
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    // A test run has a probe for it, which looks at markup that many stories share only once.
    a11y: { test: isTestRun ? 'off' : 'error', options: axeOptions } satisfies A11yParameters,
    docs: { page: DocsPage, container: DocsFrame },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    viewport: {
      ...(isTestRun ? { defaultViewport: 'desktop' } : {}),
      options: {
        phone: { name: 'Phone, 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
        narrow: { name: 'Smallest, 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop, 1280', type: 'desktop', styles: { width: '1280px', height: '860px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Flows',
          ['Access', 'Discovery', 'Checkout', 'Payments', 'Orders', '*', 'Parts'],
          'Screens',
          'Parts',
          'Shell',
          'Primitives',
          'Tokens',
          'Review',
        ],
      },
    },
  },
  beforeAll: async () => {
    if (isTestRun) probes = await loadProbes();
    await showLanguage(firstLanguage);
  },
  beforeEach: ({ parameters }) => {
    document.documentElement.dataset['motion'] = 'none';
    const flow = flowParametersOf(parameters);
    if (flow !== null && !isTestRun) addons.getChannel().emit(CHART_EVENT, flow.journeys.flow.machine.id);
  },
  afterEach: (context) => probes?.probeStory(context),
};

export default preview;

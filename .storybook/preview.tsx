import { followLanguage, languages, shownLanguage } from './shown-language.ts';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Decorator, Preview } from '@storybook/react-vite';
import { ClockProvider } from '../packages/ui/src/primitives/Countdown/ClockProvider.tsx';
import { LinkProvider } from '../packages/ui/src/primitives/Link/LinkProvider.tsx';
import { flowOf } from '../packages/ui/src/testing/flow-story.tsx';
import '../packages/ui/src/tokens/tokens.css';
import { checkWhatIsNew } from './check-what-is-new.ts';
import { DocsFrame, DocsPage } from './docs.tsx';
import { FlowFrame } from './FlowFrame.tsx';
import './preview.css';
import { StillLink } from './ReviewLink.tsx';
import { followToolbar, show, themeIn } from './shown-theme.ts';

/** Friday 20 November 2026, 10:30 in India: every story happens at this moment. */
const STORY_NOW = Date.UTC(2026, 10, 20, 5, 0);
const now = () => STORY_NOW;

const isTestRun = 'VITEST_STORYBOOK' in import.meta.env;

if (!isTestRun) {
  followToolbar();
  followLanguage();
}

/** It would wait half a second for the answer of a PDF's frame, which has none. What is well is collected for the panel alone. */
const howAxeLooks: A11yParameters['options'] = {
  iframes: false,
  ...(isTestRun ? { resultTypes: ['violations'] } : {}),
};

const withProductFrame: Decorator = (Story, { globals, id, parameters }) => {
  show(themeIn(globals));
  return (
    <ClockProvider now={now}>
      <LinkProvider link={StillLink}>
        <FlowFrame key={id} flow={flowOf(parameters)}>
          <Story />
        </FlowFrame>
      </LinkProvider>
    </ClockProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProductFrame],
  initialGlobals: { theme: 'light', language: shownLanguage, viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    language: {
      description: 'Language of our own words; what the provider says stays as it came',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: languages },
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
    // A test run looks once at what many stories share.
    a11y: { test: isTestRun ? 'off' : 'error', options: howAxeLooks } satisfies A11yParameters,
    docs: { page: DocsPage, container: DocsFrame },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    viewport: {
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
          ['Access', 'Discovery', 'Ordering', 'Payments', 'Orders', '*', 'Parts'],
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
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'none';
  },
  afterEach: async (context) => {
    if (!isTestRun) return;
    const { canvasElement, parameters } = context;
    if (flowOf(parameters) && canvasElement.textContent === '') throw new Error('Nobody can review a blank story.');
    await checkWhatIsNew(context);
  },
};

export default preview;

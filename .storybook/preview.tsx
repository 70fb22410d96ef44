import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Decorator, Preview } from '@storybook/react-vite';
import { ClockProvider } from '../packages/ui/src/primitives/Countdown/ClockProvider.tsx';
import '../packages/ui/src/tokens/tokens.css';
import { brand } from './brand.ts';
import './preview.css';

type Theme = 'light' | 'dark';

/** Friday 20 November 2026, 10:30 in India: every story happens at this moment. */
const STORY_NOW = Date.UTC(2026, 10, 20, 5, 0);
const now = () => STORY_NOW;

const isTestRun = 'VITEST_STORYBOOK' in import.meta.env;

const show = (theme: Theme) => {
  document.documentElement.dataset['theme'] = theme;
};

const withProductFrame: Decorator = (Story, { globals }) => {
  show(globals['theme'] === 'dark' ? 'dark' : 'light');
  return (
    <ClockProvider now={now}>
      <Story />
    </ClockProvider>
  );
};

const preview: Preview = {
  decorators: [withProductFrame],
  initialGlobals: { theme: 'light', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
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
    a11y: { test: 'error' },
    docs: { theme: brand },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
        narrow: { name: 'Smallest, 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop, 1280', type: 'desktop', styles: { width: '1280px', height: '860px' } },
      },
    },
    options: { storySort: { order: ['Welcome', 'Tokens', 'Primitives', 'Shell', 'Parts', 'Flows'] } },
  },
  beforeEach: () => {
    document.documentElement.lang = 'en-IN';
    document.documentElement.dataset['motion'] = 'none';
  },
  // The add-on checks the theme a story is shown in; a test run must also pass in the other one.
  afterEach: async (context) => {
    if (!isTestRun) return;
    const shown = context.globals['theme'] === 'dark' ? 'dark' : 'light';
    show(shown === 'light' ? 'dark' : 'light');
    try {
      await checkAccessibility(context);
    } finally {
      show(shown);
    }
  },
};

export default preview;

import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { addons } from 'storybook/preview-api';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { name }) => {
      useEffect(() => addons.getChannel().emit('floor/story', name), [name]);
      return <Story />;
    },
  ],
};
export default preview;

/** A catalogue as the plugin of the library compiles it. */
declare module '*.json?lingui' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

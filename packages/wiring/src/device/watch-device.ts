import { i18n } from '@lingui/core';
import { createDeviceNotice } from './device-notice.ts';
import { isDeviceStoring } from './is-device-storing.ts';
import { createNoticePlace } from './notice-place.ts';

/**
 * Says that the device is offline, as long as it is, and once that its browser stores nothing. It needs nothing of the
 * app, so that it costs no first load and survives a crash.
 */
function watchDevice(): void {
  const addNotice = createNoticePlace();
  if (!isDeviceStoring()) addNotice(createDeviceNotice(i18n, i18n._('trouble.notStored')));
  let shown: HTMLElement | null = null;
  const showConnection = () => {
    shown?.remove();
    shown = navigator.onLine ? null : createDeviceNotice(i18n, i18n._('trouble.offline'));
    if (shown !== null) addNotice(shown);
  };
  addEventListener('online', showConnection);
  addEventListener('offline', showConnection);
  showConnection();
}

// An import alone is the smallest call for the first script of a page.
watchDevice();

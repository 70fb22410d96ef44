/** Height of the banner in its own text size: two lines on a phone, one from 40rem on, which every text fits. */
export const BANNER_HEIGHT = 'calc(var(--space-16) + clamp(1lh, (40rem - 100vw) * 999, 2lh))';

/** Space of the banner while its code is fetched, so that nothing moves when it is drawn. */
export const KycBannerSpace = () => <div style={{ minHeight: BANNER_HEIGHT, fontSize: 'var(--type-14)' }} />;

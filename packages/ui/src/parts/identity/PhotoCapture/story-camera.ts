import type { CameraAccess } from './camera-access.ts';

/** A drawing of a person, the picture of every camera in stories. */
const portrait = `data:image/svg+xml,${encodeURIComponent(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">
  <rect width="1280" height="720" fill="#8f9bb0"/>
  <path d="M300 720c20-160 150-210 340-210s320 50 340 210z" fill="#3c4c6e"/>
  <rect x="570" y="430" width="140" height="130" rx="60" fill="#b5825f"/>
  <ellipse cx="640" cy="310" rx="150" ry="190" fill="#c9956f"/>
  <path d="M485 300c-10-150 70-210 155-210s165 60 155 210c-30-80-70-120-155-120s-125 40-155 120z" fill="#2a2320"/>
  <g fill="#2a2320"><circle cx="585" cy="310" r="13"/><circle cx="695" cy="310" r="13"/></g>
  <path d="M590 400q50 36 100 0" fill="none" stroke="#7c4f3a" stroke-width="12" stroke-linecap="round"/>
</svg>`)}`;

/** A camera for stories: always the same picture, without bytes. */
export const storyCamera: CameraAccess = {
  attach: (_, video) => {
    video.poster = portrait;
    return () => video.removeAttribute('poster');
  },
  capture: ({ id }) => Promise.resolve({ id, name: 'photo.jpeg', type: 'image/jpeg', size: 640 * 1024 }),
  addressOf: () => portrait,
};

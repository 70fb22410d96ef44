/** Heading above the identification photo; the title is quoted from the specification. */
export const photoHead = {
  title: 'Verify Your Identity',
  'lead.framing': 'Look straight ahead, hold still, and keep your whole face in the oval.',
  'lead.reviewing': 'Is your whole face sharp and well lit? Then agree below and confirm.',
  'lead.unavailable': 'We need a photo taken here and now, so you cannot continue this step without a camera.',
} as const;

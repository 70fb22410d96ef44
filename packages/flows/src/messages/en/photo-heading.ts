/** Heading above the identification photo; the title is quoted from the specification. */
export const photoHead = {
  title: 'Verify Your Identity',
  'lead.framing': 'Look straight ahead, hold still, and keep your whole face in the oval.',
  'lead.reviewing': 'Is your whole face sharp and well lit? Then agree below and confirm.',
  'lead.unavailable': 'We need a live photo, so you cannot continue without a camera.',
} as const;

/** What stands above the photo that a person is known by; the title is the specification's. */
export const photoHead = {
  title: 'Verify Your Identity',
  'lead.framing': 'Look straight ahead, hold still, and keep your whole face in the oval.',
  'lead.reviewing': 'Is your whole face sharp and well lit? Then agree below and confirm.',
  'lead.unavailable': 'We need a photo taken here and now, so this step cannot go on without a camera.',
} as const;

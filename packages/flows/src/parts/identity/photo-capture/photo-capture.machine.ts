import { PHOTO } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { submissionFailureNotice, ruleNotice } from '../../../kit/notice.ts';
import { port, type ReceivedAnswer } from '../../../kit/port.ts';
import { requiredValue } from '../../../kit/required-value.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import { initialSubmission } from '../../../kit/submission-key.ts';
import type { ImageRef, PreparedImage, PrepareImageRequest } from '../../form/image-upload/image-upload.types.ts';
import { isPhotoLongEnough, cameraProblemOf } from './photo-capture.rules.ts';
import type {
  CameraProblem,
  CameraRef,
  HoldCameraRequest,
  OpenCameraRequest,
  PhotoCaptureChart,
  SubmitPhotoRequest,
} from './photo-capture.types.ts';

export const photoCaptureMachine = <Subject, Answer>() =>
  setup({
    types: {} as PhotoCaptureChart<Subject, Answer>,
    actors: {
      /** ON-335, ON-514. */
      openCamera: port<OpenCameraRequest, CameraRef>('openCamera'),
      /** INV-43. */
      holdCamera: port<HoldCameraRequest, null>('holdCamera'),
      /** ON-336. */
      prepareImage: port<PrepareImageRequest, PreparedImage>('prepareImage'),
      /** ON-339. */
      submitPhoto: port<SubmitPhotoRequest<Subject>, Answer>('submitPhoto'),
    },
    guards: {
      /** ON-337, ON-515. */
      isPhotoLargeEnough: ({ event }) => event.type === 'photo.captured' && isPhotoLongEnough(event.image),
    },
    actions: {
      /** ON-335. */
      setCamera: assign((_, { answer }: ReceivedAnswer<CameraRef>) => ({ camera: answer })),
      /** INV-43. */
      clearCamera: assign({ camera: null }),
      /** ON-338. */
      clearCapturedPhoto: assign({ capturedPhoto: null, images: null, hasLostAnswer: false, ...noProblem }),
      /** ON-335. */
      setCapturedPhoto: assign((_, image: ImageRef) => ({ capturedPhoto: image, ...noProblem })),
      /** ON-336. */
      setPreparedImages: assign((_, { answer }: ReceivedAnswer<PreparedImage>) => ({
        capturedPhoto: null,
        images: answer,
      })),
      setCameraProblem: assign((_, problem: CameraProblem) => ({ capturedPhoto: null, problem, notice: null })),
      /** ON-337. */
      setPhotoTooSmallNotice: assign({ notice: ruleNotice('unreadable') }),
      /** ON-340. */
      setAcceptedOutcome: assign((_, answer: Answer) => ({ outcome: { kind: 'accepted' as const, answer } })),
      ...noticeActions<PhotoCaptureChart<Subject, Answer>>('alert'),
      ...submissionActions<PhotoCaptureChart<Subject, Answer>>(),
    },
  }).createMachine({
    id: 'photoCapture',
    context: ({ input }) => ({
      ...input,
      ...initialSubmission,
      ...noProblem,
      camera: null,
      capturedPhoto: null,
      images: null,
      outcome: { kind: 'wentBack' },
    }),
    initial: 'opening',
    states: {
      opening: {
        tags: 'busy',
        description: 'The browser may ask the user for access, which can take any time.',
        entry: 'clearCapturedPhoto',
        invoke: {
          id: 'openCamera',
          src: 'openCamera',
          input: () => ({ request: { width: PHOTO.width, height: PHOTO.height, facingMode: PHOTO.facingMode } }),
          onDone: { target: 'framing', actions: { type: 'setCamera', params: ({ event }) => event.output } },
          onError: {
            target: 'cameraUnavailable',
            actions: { type: 'setCameraProblem', params: ({ event }) => cameraProblemOf(event.error) },
          },
        },
        on: { 'photo.previousRequested': 'wentBack' },
      },
      cameraUnavailable: {
        description: 'The photo must be live, so there is no alternative to the camera (D-74).',
        on: { 'camera.retried': 'opening', 'photo.previousRequested': 'wentBack' },
      },
      framing: {
        description: 'The camera is on while its port runs; leaving this state turns it off (INV-43).',
        exit: 'clearCamera',
        invoke: {
          id: 'holdCamera',
          src: 'holdCamera',
          input: ({ context: { camera } }) => ({ request: { camera: requiredValue(camera, 'camera') } }),
          onDone: { target: 'cameraUnavailable', actions: { type: 'setCameraProblem', params: 'lost' } },
          onError: { target: 'cameraUnavailable', actions: { type: 'setCameraProblem', params: 'lost' } },
        },
        on: {
          'photo.captured': [
            {
              guard: 'isPhotoLargeEnough',
              target: 'preparing',
              actions: { type: 'setCapturedPhoto', params: ({ event }) => event.image },
            },
            { actions: 'setPhotoTooSmallNotice' },
          ],
          'camera.lost': { target: 'cameraUnavailable', actions: { type: 'setCameraProblem', params: 'lost' } },
          'photo.previousRequested': 'wentBack',
        },
      },
      preparing: {
        tags: 'busy',
        description: 'The camera is off; the photo is re-encoded and copied as TIFF.',
        invoke: {
          id: 'prepareImage',
          src: 'prepareImage',
          input: ({ context: { capturedPhoto } }) => ({
            request: {
              image: requiredValue(capturedPhoto, 'capturedPhoto'),
              shouldCreateTiff: true,
              quality: PHOTO.quality,
            },
          }),
          onDone: { target: 'reviewing', actions: { type: 'setPreparedImages', params: ({ event }) => event.output } },
          onError: { target: 'cameraUnavailable', actions: { type: 'setCameraProblem', params: 'unreadable' } },
        },
      },
      reviewing: {
        initial: 'unconsented',
        on: { 'photo.retaken': 'opening' },
        states: {
          unconsented: { on: { 'consent.given': 'consented' } },
          consented: {
            on: {
              'consent.withdrawn': 'unconsented',
              'photo.confirmed': { target: '#photoCapture.submitting', actions: 'setSubmissionKey' },
            },
          },
        },
      },
      submitting: {
        tags: 'busy',
        entry: 'clearNotice',
        invoke: {
          id: 'submitPhoto',
          src: 'submitPhoto',
          input: ({ context: { images, subject, submission } }) => ({
            request: { images: requiredValue(images, 'images'), subject },
            submission,
          }),
          onDone: {
            target: 'accepted',
            actions: { type: 'setAcceptedOutcome', params: ({ event }) => event.output.answer },
          },
          onError: { target: 'reviewing.consented', actions: { type: 'setNotice', params: submissionFailureNotice } },
        },
      },
      accepted: { type: 'final' },
      wentBack: { type: 'final' },
    },
    output: ({ context }) => context.outcome,
  });
export type PhotoCaptureMachine<Subject, Answer> = ReturnType<typeof photoCaptureMachine<Subject, Answer>>;

const noProblem = { problem: null, notice: null } as const;

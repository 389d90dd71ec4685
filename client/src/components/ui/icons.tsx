import { type IconProps, IconShape } from './icon-shape.tsx';

/** An icon with a single path. */
function drawn(d: string) {
  return function Icon({ className }: IconProps) {
    return (
      <IconShape className={className}>
        <path d={d} />
      </IconShape>
    );
  };
}

export const MenuIcon = /* @__PURE__ */ drawn('M3 6h14M3 10h14M3 14h14');
export const CloseIcon = /* @__PURE__ */ drawn('m5 5 10 10M15 5 5 15');
export const CheckIcon = /* @__PURE__ */ drawn('m4 10.5 4 4 8-9');
export const SearchIcon = /* @__PURE__ */ drawn(
  'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 4 4',
);
export const PlusIcon = /* @__PURE__ */ drawn('M10 4v12M4 10h12');
export const MinusIcon = /* @__PURE__ */ drawn('M4 10h12');
export const ArrowLeftIcon = /* @__PURE__ */ drawn('M16.5 10h-13m5 5-5-5 5-5');
export const ChevronDownIcon = /* @__PURE__ */ drawn('m5 7.5 5 5 5-5');
export const ChevronRightIcon = /* @__PURE__ */ drawn('m7.5 5 5 5-5 5');
export const TrashIcon = /* @__PURE__ */ drawn(
  'M3.5 5.5h13M8 5.5v-2h4v2m-6.5 0 .7 11h7.6l.7-11M8.4 9v4.5m3.2-4.5v4.5',
);
export const PencilIcon = /* @__PURE__ */ drawn(
  'm4 16 .8-3.4L13.4 4l2.6 2.6-8.6 8.6L4 16Zm7.4-10 2.6 2.6',
);
export const MailIcon = /* @__PURE__ */ drawn('M3 5h14v10H3V5Zm.4.6L10 10.6l6.6-5');
export const SendIcon = /* @__PURE__ */ drawn('M10 16V4.5M5 9l5-5 5 5');
export const CopyIcon = /* @__PURE__ */ drawn('M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5V7Z');
export const RefreshIcon = /* @__PURE__ */ drawn('M16 10a6 6 0 1 1-1.8-4.3L16 7.5m0-4v4h-4');
export const UploadIcon = /* @__PURE__ */ drawn('M10 13V3.5M6 7l4-4 4 4M3.5 13v3.5h13V13');
export const DownloadIcon = /* @__PURE__ */ drawn('M10 3.5V13m-4-4 4 4 4-4M3.5 13v3.5h13V13');
export const PrinterIcon = /* @__PURE__ */ drawn(
  'M6 7V3.5h8V7M6 14H3.5V7h13v7H14m-8-2.5h8v5H6v-5Z',
);
export const ChatIcon = /* @__PURE__ */ drawn(
  'M4 4h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 14H9l-4 3.2V14H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 4Z',
);
export const HistoryIcon = /* @__PURE__ */ drawn(
  'M4 10a6 6 0 1 1 1.8 4.3L4 12.5m0 4v-4h4M10 6.8V10l2.3 1.6',
);
export const ThumbUpIcon = /* @__PURE__ */ drawn(
  'M3 9h3v7.5H3V9Zm3 .4L9.4 3a1.9 1.9 0 0 1 1.9 2.3L10.8 8H15a1.6 1.6 0 0 1 1.6 2l-1.3 5.2a1.7 1.7 0 0 1-1.6 1.3H6',
);
export const ThumbDownIcon = /* @__PURE__ */ drawn(
  'M17 11h-3V3.5h3V11Zm-3-.4L10.6 17a1.9 1.9 0 0 1-1.9-2.3l.5-2.7H5a1.6 1.6 0 0 1-1.6-2l1.3-5.2a1.7 1.7 0 0 1 1.6-1.3H14',
);
export const EnlargeIcon = /* @__PURE__ */ drawn('M12 3.5h4.5V8M8 16.5H3.5V12m13-8.5-5 5m-8 8 5-5');
export const AlertIcon = /* @__PURE__ */ drawn('M10 3 2.5 16.5h15L10 3Zm0 5v4m0 2.2v.1');

export function MoreIcon({ className }: IconProps) {
  return (
    <IconShape className={className}>
      <path d="M4.5 10v.01M10 10v.01M15.5 10v.01" strokeWidth="2.4" />
    </IconShape>
  );
}

export function InfoIcon({ className }: IconProps) {
  return (
    <IconShape className={className}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.5v4M10 6.6v.1" />
    </IconShape>
  );
}

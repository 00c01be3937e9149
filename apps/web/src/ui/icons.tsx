import type { ReactNode } from 'react';

function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const ChevronIcon = () => (
  <Icon size={16}>
    <path d="m5 8 5 5 5-5" />
  </Icon>
);
export const UploadIcon = () => (
  <Icon size={28}>
    <path d="M10 13V4m0 0L6.500 7.500M10 4l3.500 3.500M4 13v3h12v-3" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon size={16}>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);
export const TrashIcon = () => (
  <Icon size={16}>
    <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6" />
  </Icon>
);
export const RefreshIcon = () => (
  <Icon size={16}>
    <path d="M16 10a6 6 0 1 1-1.800-4.300M16 3v3.500h-3.500" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon size={16}>
    <path d="m4 10.500 4 4 8-9" />
  </Icon>
);
export const CrossIcon = () => (
  <Icon size={16}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const QuestionIcon = () => (
  <Icon size={16}>
    <path d="M7 7.500a3 3 0 1 1 4.500 2.600C10.500 10.700 10 11.200 10 12.300M10 15.500v.1" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon size={16}>
    <path d="M10 3v9m0 0 3.500-3.500M10 12 6.500 8.500M4 16h12" />
  </Icon>
);
export const CopyIcon = () => (
  <Icon size={16}>
    <path d="M7 7h9v9H7zM4 13V4h9" />
  </Icon>
);
export const LightIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4" />
  </Icon>
);
export const DarkIcon = () => (
  <Icon>
    <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z" />
  </Icon>
);
export const SystemIcon = () => (
  <Icon>
    <path d="M3 4h14v9H3zM7 17h6M10 13v4" />
  </Icon>
);
export const AccountIcon = () => (
  <Icon size={16}>
    <path d="M10 9.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400ZM3.500 17a6.500 5.500 0 0 1 13 0" />
  </Icon>
);

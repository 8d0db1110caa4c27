import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly className: string;
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/**
 * True for a click on the backdrop (the area around the dialog). The position is compared, because a click on the
 * dialog's padding has the same target as a click on the backdrop.
 */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/**
 * Moves the focus back to the element that opened the dialog. If this element is missing or hidden, the button of its
 * popover gets the focus, or else the main part of the page.
 */
function returnTo(opener: Element | null): void {
  const popover = opener?.closest('[popover]');
  const places = [opener, ...document.querySelectorAll(`[popovertarget="${popover?.id ?? ''}"],main`)];
  const place = places.find((one) => one?.getClientRects().length);
  if (place instanceof HTMLElement) place.focus();
}

/**
 * A native modal dialog. The focus stays in the dialog. When the dialog closes, the focus returns to the element that opened
 * it. Escape, a click on the backdrop and leaving the page close the dialog. The element with `data-focus` gets the focus
 * first. The page behind the dialog does not scroll (dialogs.css). The content is rendered before the dialog opens, so that
 * opening is fast.
 */
export function Dialog({ isOpen, onClose, className, labelledBy, describedBy, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /**
   * True if the pointer was pressed on the backdrop. Without this check, selecting text from the dialog to the backdrop
   * closes the dialog.
   */
  const isPressedBeside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    // Close before the browser caches the page, so that a visitor who returns sees no dialog.
    addEventListener('pagehide', onClose);
    // Open the dialog and set the focus at the end, because a change of the focus makes the browser compute the layout.
    element.showModal();
    element.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      removeEventListener('pagehide', onClose);
      element.close();
      returnTo(opener);
    };
  }, [isOpen, onClose]);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isPressedBeside.current && isBeside(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

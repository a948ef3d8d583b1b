import { Button } from "#app/ui/button.tsx";

type Props = {
  index: { isSuccess: boolean; isError: boolean; failureCount: number };
  onTryAgain: () => void;
};

/** What stands below the commands while episodes and guests are on their way, or did not come. */
export function IndexStatus({ index, onTryAgain }: Props) {
  const { isSuccess, isError, failureCount } = index;
  if (isSuccess) return null;
  const isTroubled = isError || failureCount > 0;
  if (!isTroubled) {
    return (
      <div role="status" className="px-5 pt-4 pb-5">
        <span className="label-mono text-muted">Loading episodes and guests…</span>
        <div aria-hidden="true" className="mt-3 animate-pulse space-y-3">
          <div className="h-5 w-4/5 rounded-sm bg-raised" />
          <div className="h-5 w-3/5 rounded-sm bg-raised" />
        </div>
      </div>
    );
  }
  return (
    <div role="alert" className="mx-5 mt-4 mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-l-4 border-bad pl-4">
      <p className="grow text-sm">
        <span className="block font-semibold">Episodes and guests could not be loaded</span>
        <span className="text-muted">Commands still work.</span>
      </p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}

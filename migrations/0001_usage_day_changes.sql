-- Nothing: usage per day is counted since 0017_distributed_friendly.
SELECT 1;

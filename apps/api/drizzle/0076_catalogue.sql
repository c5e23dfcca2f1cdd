ALTER TABLE "vaps" RENAME COLUMN "coverages" TO "covers_pt";--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "name_pt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "covers_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "not_covered_pt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "not_covered_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "min_amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "max_amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "max_quantity" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "is_financed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "exclusions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "sale_types" jsonb DEFAULT '["TD","VD"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "buyer_segments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "finance_type_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "max_vehicle_age_years" smallint;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "max_mileage_km" integer;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "min_vehicle_cents" bigint;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "max_vehicle_cents" bigint;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "min_client_age" smallint;--> statement-breakpoint
ALTER TABLE "vaps" ADD COLUMN "max_client_age" smallint;